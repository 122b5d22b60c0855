import * as z from 'zod';
import { canonicalAddress, isAddress } from '../mail/email-address.ts';
import { severalLines, singleLine, withoutHiddenMarks } from '../plain-text.ts';

const line = (max: number) =>
  z.string().overwrite(withoutHiddenMarks).trim().max(max, `At most ${max} characters.`).regex(singleLine);

/** A postal address or the like, as it is printed. */
export const PrintedLines = z
  .string()
  .overwrite((text) => withoutHiddenMarks(text).replace(/\r\n?/g, '\n'))
  .trim()
  .max(300, 'At most 300 characters.')
  .regex(severalLines);

/** Who a receipt is from. All but the name may be empty. */
export const ReceiptFacts = z.strictObject({
  name: line(80).min(1, 'A receipt needs a name.'),
  address: PrintedLines,
  email: line(254)
    .overwrite((typed) => (isAddress(typed) ? canonicalAddress(typed) : typed))
    .refine((typed) => typed === '' || isAddress(typed), 'Enter an email address.'),
  phone: line(40),
  /** A license or the seller's permit, as it is to be printed. */
  permit: line(80),
});
