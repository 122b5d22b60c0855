/** Errors before a connection was made. */
const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

/** True only if SES refused the email or was not reached: an error halfway proves nothing, it may have been sent. */
export function isSurelyUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'MailRefused') return true;
  const { $metadata, code } = error as Error & { $metadata?: { httpStatusCode?: number }; code?: string };
  const status = $metadata?.httpStatusCode ?? 0;
  return (status >= 400 && status < 500) || status === 503 || unreached.includes(code ?? '');
}
