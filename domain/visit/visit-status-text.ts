import { isCalledOff } from './called-off.ts';
import type { Visit } from './visit.ts';

const texts: Readonly<Record<Visit['status'], string>> = {
  planned: 'Planned',
  underway: 'Underway',
  done: 'Done',
  missed: 'Missed',
  canceled: 'Canceled',
};

/** How a visit of a lead stands, in a few words. */
export const visitStatusText = (visit: Pick<Visit, 'status' | 'move_offer'>): string =>
  isCalledOff(visit) ? 'Called off, no new time yet' : texts[visit.status];
