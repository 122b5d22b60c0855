import * as z from 'zod';
import { Day } from './ids.ts';

/** How often something happened on a day in Los Angeles. */
export const DayCount = z.strictObject({ day: Day, count: z.int() });
export type DayCount = z.infer<typeof DayCount>;
