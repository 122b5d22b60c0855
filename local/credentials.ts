/** What the local services accept and the local clients send. Real ones never reach this machine's servers. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' } as const;
export const LOCAL_REGION = 'us-west-2';
