import * as z from 'zod';
import { ManualLeadBody } from '#domain/booking/manual-lead.ts';

/** `contact`: a phone number or an email, whichever they gave first. */
export const NewLeadTexts = z.object({
  fullName: z.string(),
  contact: z.string(),
  otherContact: z.string(),
  boatLengthFt: z.string(),
  city: z.string(),
  source: z.string(),
  packageId: z.string(),
  boatType: z.string(),
  brand: z.string(),
  model: z.string(),
  year: z.string(),
  address: z.string(),
  zip: z.string(),
  preferredDate: z.string(),
  preferredWindow: z.string(),
  notes: z.string(),
});
export type NewLeadTexts = z.infer<typeof NewLeadTexts>;

export const untyped: NewLeadTexts = {
  fullName: '',
  contact: '',
  otherContact: '',
  boatLengthFt: '',
  city: '',
  source: 'phone',
  packageId: '',
  boatType: '',
  brand: '',
  model: '',
  year: '',
  address: '',
  zip: '',
  preferredDate: '',
  preferredWindow: '',
  notes: '',
};

export const isEmail = (contact: string): boolean => contact.includes('@');

/** Whether there is an address to which anything could be emailed. */
export const hasEmail = ({ contact, otherContact }: NewLeadTexts): boolean =>
  isEmail(contact) || isEmail(otherContact);

/** What the operation takes; what is empty is left out by its own schema. */
const bodyOf = ({ contact, otherContact, ...texts }: NewLeadTexts): unknown => {
  const contacts = [contact, otherContact].filter((text) => text.trim() !== '');
  return {
    ...texts,
    email: contacts.find(isEmail) ?? '',
    phone: contacts.find((text) => !isEmail(text)) ?? '',
  };
};

export const NewLeadForm = z.custom<NewLeadTexts>().transform(bodyOf).pipe(ManualLeadBody);
