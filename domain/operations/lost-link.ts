import * as z from 'zod';
import { TypedEmail } from '../booking/typed-email.ts';

export const lostLinkOperations = {
  'lost-link': {
    input: z.strictObject({ email: TypedEmail }),
    output: z.strictObject({}),
  },
};
