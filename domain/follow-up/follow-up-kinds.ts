/** What the owner writes to several customers about, in one press. Free of zod. */
export const followUpKinds = ['care', 'offer', 'unpaid', 'plan'] as const;
