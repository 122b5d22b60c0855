/**
 * Per mailbox and Los Angeles day. Anyone can enter someone else's address, so requests beyond this are stored and
 * shown to the owner, but not confirmed.
 */
export const mostConfirmationsPerDay = 3;
