import { addHours } from '../los-angeles.ts';
import type { Late, Visit } from './visit.ts';

/** When a visit is over: a late start that was told moves that. Free of zod. */
export const expectedEnd = ({
  start,
  hours,
  late,
}: Pick<Visit, 'start' | 'hours'> & { readonly late?: Late | undefined }): string =>
  addHours(late?.about ?? start, hours);
