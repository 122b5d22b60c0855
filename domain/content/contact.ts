import * as z from 'zod';
import { TypedEmail } from '../booking/typed-email.ts';
import type { ContentChange } from './content-change.ts';

/** How visitors reach the owner, as pages and texts say it. */
export const ContactContent = z.strictObject({ email: TypedEmail });
export type Contact = z.infer<typeof ContactContent>;

export const contactChanges = (before: Contact, after: Contact): readonly ContentChange<Contact>[] =>
  before.email === after.email
    ? []
    : [{ key: 'email', words: `Email: ${before.email} to ${after.email}`, without: before }];
