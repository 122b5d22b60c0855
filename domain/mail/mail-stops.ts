/** Emails that nobody is owed: each kind ends by itself, with one tap. Free of zod. */
export const stoppableMails = ['review', 'care', 'plan'] as const;
export type StoppableMail = (typeof stoppableMails)[number];

/** They stay off until the settings have the mailing address that the law wants in them (15 U.S.C. 7704(a)(5)). */
export const sendsStoppable = ({ postal_address }: { readonly postal_address: string }): boolean =>
  postal_address !== '';

export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;
