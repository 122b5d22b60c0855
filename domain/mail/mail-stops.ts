/** Emails that nobody is owed: each kind ends by itself, with one tap. Free of zod. */
export const stoppableMails = ['review', 'care', 'plan'] as const;
export type StoppableMail = (typeof stoppableMails)[number];

export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;
