import * as z from 'zod';
import { LeadIntake } from '../booking/lead-intake.ts';
import { Slug } from '../ids.ts';

export const booking = {
  'lead-intake': {
    input: LeadIntake,
    output: z.strictObject({ slug: Slug }),
  },
};
