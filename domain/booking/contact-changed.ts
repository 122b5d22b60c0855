import { type ContactPart, contactParts } from '../choices.ts';
import type { Lead } from '../lead.ts';
import type { LeadIntake } from './lead-intake.ts';
import { e164OfPhone } from './phone.ts';

type Text = string | undefined;

const sameText = (a: Text, b: Text): boolean => a?.trim().toLowerCase() === b?.trim().toLowerCase();
const numberOf = (phone: Text): Text => phone && (e164OfPhone(phone) ?? phone);

/** What of their contact data somebody gives anew who books again: it may be someone else with a leaked link. */
export function contactChanged(sent: LeadIntake, earlier: Lead): ContactPart[] {
  const differs = (given: Text, known: Text) => given !== undefined && !sameText(given, known);
  const changed: Record<ContactPart, boolean> = {
    name: differs(sent.fullName, earlier.full_name),
    phone: differs(numberOf(sent.phone), numberOf(earlier.phone)),
    address:
      differs(sent.address, earlier.address) ||
      differs(sent.city, earlier.city) ||
      differs(sent.state, earlier.state) ||
      differs(sent.zip, earlier.zip),
  };
  return contactParts.filter((part) => changed[part]);
}
