import * as z from 'zod';
import { canonicalAddress, emailMax, emailPattern, visible } from '../mail/email-address.ts';
import { orMissing } from './intake-line.ts';
import { intakeMessages } from './intake-texts.ts';

export const TypedEmail = z
  .string({ error: orMissing('email', intakeMessages.email) })
  .overwrite(canonicalAddress)
  .max(emailMax, `Email must have at most ${emailMax} characters.`)
  .regex(visible, intakeMessages.email)
  .regex(emailPattern, intakeMessages.email);
