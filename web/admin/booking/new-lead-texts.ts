import * as z from 'zod';
import { ManualLeadBody } from '#domain/booking/manual-lead.ts';

export interface NewLeadTexts {
  fullName: string;
  /** A phone number or an email, whichever they gave first. */
  contact: string;
  otherContact: string;
  boatLengthFt: string;
  city: string;
  source: string;
  packageId: string;
  boatType: string;
  brand: string;
  model: string;
  year: string;
  address: string;
  zip: string;
  preferredDate: string;
  preferredWindow: string;
  notes: string;
}

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
