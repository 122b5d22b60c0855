/**
 * Most confirmations of a request that one mailbox gets on one day in Los Angeles. Anybody can type somebody
 * else's address into the form; beyond this a request is stored and told to the owner alone.
 */
export const mostConfirmationsPerDay = 3;
