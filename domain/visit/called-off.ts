import type { Visit } from './visit.ts';

type Offered = Pick<Visit, 'status'> & Partial<Pick<Visit, 'move_offer'>>;

/** We told its customer that we can't come, so it doesn't take place at its time. */
export const isCalledOff = ({ status, move_offer }: Offered): boolean =>
  status === 'planned' && move_offer?.is_off === true;

/** Why a move is still offered for a visit that we had called off, and can come to again. */
export const onAgainWhy = 'We can come after all.';

export const isOnAgain = ({ move_offer }: Partial<Pick<Visit, 'move_offer'>>): boolean =>
  move_offer?.why === onAgainWhy;

/** Whether the customer can pick one of the times offered: until the visit begins, and later too if it didn't take place. */
export const isMoveOpen = (visit: Offered & Pick<Visit, 'start'>, now: string): boolean =>
  visit.status === 'planned' && visit.move_offer !== undefined && (visit.start > now || isCalledOff(visit));
