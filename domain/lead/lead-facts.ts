import { e164OfPhone } from '../booking/phone.ts';
import type { Lead } from '../lead.ts';
import { type Editor, instantAfter, type LeadFields } from '../lead-change.ts';
import { serviceText } from '../lead-words.ts';
import { correctsEmail } from '../mail/mail-problems.ts';
import { packageOfServices, packages } from '../price/packages.ts';
import { keptPrice, type PriceList } from '../price/prices.ts';
import { type NewTimelineEntry, newEntry } from '../timeline.ts';
import { afterChangedEmail } from './changed-email.ts';
import type { LeadUpdate } from './lead-update.ts';

/** What is known of person, boat and wish, in the words of the timeline. */
export const factLabels = {
  full_name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  boat_type: 'Boat type',
  length_ft: 'Length',
  brand: 'Make',
  model: 'Model',
  year: 'Year',
  condition_level: 'Condition',
  requested_service: 'Service',
} as const satisfies { readonly [Name in keyof LeadUpdate]?: string };
type LeadFact = keyof typeof factLabels;

const leadFacts = Object.keys(factLabels) as LeadFact[]; // keys of a literal, hence exact

type Facts = Pick<LeadUpdate, LeadFact | 'services'>;

export const namesFacts = (changes: LeadUpdate): boolean =>
  changes.services !== undefined || leadFacts.some((fact) => changes[fact] !== undefined);

/** Whether service and services name the same package, as far as both are named. */
export function servicesAgree({ requested_service, services }: Facts): boolean {
  if (services === undefined) return true;
  if (services === null) return requested_service === undefined || requested_service === null;
  const known = packageOfServices(services)?.id;
  const isWhole = known !== undefined && new Set(services).size === services.length;
  return isWhole && (requested_service === undefined || requested_service === known);
}

/** The service that a change sets; undefined when it names none. */
function serviceIn({ requested_service, services }: Facts): LeadUpdate['requested_service'] {
  if (requested_service !== undefined || services === undefined) return requested_service;
  return services && (packageOfServices(services)?.id ?? null);
}

/** What follows from changed facts: a number in E.164, a package's services, an address that nobody has tried. */
export function followingFacts(lead: Lead, changes: LeadUpdate, listed: PriceList): LeadFields {
  const { phone } = changes;
  const service = serviceIn(changes);
  return {
    ...(phone !== undefined && { phone_e164: phone === null ? null : (e164OfPhone(phone) ?? null) }),
    ...(service !== undefined && {
      requested_service: service,
      ...(service !== lead.requested_service &&
        (service
          ? keptPrice(service, listed)
          : { service_name: null, rate_per_foot: null, rate_is_floor: null })),
      services: service && [...packages[service].services],
    }),
    ...(correctsEmail(lead, changes) && afterChangedEmail(lead)),
  };
}

const boatFields = ['boat_type', 'length_ft', 'brand', 'model', 'year'] as const;

/** When the change says boat or phone anew: of two sayings the newer one counts. */
export const saidAt = (changes: LeadUpdate, at: string): LeadFields => ({
  ...(boatFields.some((field) => changes[field] !== undefined) && { boat_said_at: at }),
  ...(changes.phone !== undefined && { phone_said_at: at }),
});

const shown = (fact: LeadFact, value: Lead[LeadFact] | null, service: string | undefined): string => {
  if (value === undefined || value === null) return 'none';
  if (fact === 'requested_service') return service ?? 'none';
  return fact === 'length_ft' ? `${value} ft` : String(value);
};

/** The private entry that says which facts an admin changed and what they were; none when all stay. */
export function factEntries(
  lead: Lead,
  changes: LeadUpdate,
  { admin, now, names }: Editor & Pick<PriceList, 'names'>,
): NewTimelineEntry[] {
  const service = serviceIn(changes);
  const wanted = { ...changes, requested_service: service };
  const lines = leadFacts.flatMap((fact) => {
    const [before, after] = [lead[fact], wanted[fact]];
    if (after === undefined || after === (before ?? null)) return [];
    const was = before === undefined ? '' : `, was ${shown(fact, before, serviceText(lead))}`;
    return [`${factLabels[fact]}: ${shown(fact, after, service ? names[service].title : undefined)}${was}`];
  });
  if (lines.length === 0) return [];
  const isCorrection = lead.mail_problem !== undefined && correctsEmail(lead, changes);
  const status = isCorrection ? 'Email corrected' : 'Details changed';
  const entry = { lead_id: lead.id, status, note: lines.join('\n'), is_public: false };
  return [newEntry(entry, admin, instantAfter(lead, now))];
}

/** The other way to reach the customer, which must stay when a change takes one away. */
export const keptContact = ({ email, phone }: Pick<LeadUpdate, 'email' | 'phone'>) => {
  if (email === null) return phone === undefined ? 'phone' : undefined;
  return phone === null && email === undefined ? 'email' : undefined;
};

/** Whether a change takes the last way to reach the customer. */
export function losesContact(lead: Lead, changes: LeadUpdate): boolean {
  const { email = lead.email ?? null, phone = lead.phone ?? null } = changes;
  return (changes.email === null || changes.phone === null) && email === null && phone === null;
}
