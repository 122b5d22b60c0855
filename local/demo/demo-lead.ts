import { packages as shippedPackages } from '#content/packages.ts';
import { newLead } from '#domain/booking/new-lead.ts';
import { conditionLevels, plans } from '#domain/choices.ts';
import { type Lead, Lead as LeadSchema } from '#domain/lead.ts';
import { estimateOf } from '#domain/lead-words.ts';
import { firstFloors, firstRates } from '#domain/price/first-rates.ts';
import { type PackageId, packageIds, packages } from '#domain/price/packages.ts';
import { namesOf } from '#domain/price/prices.ts';
import type { Status } from '#domain/statuses.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { appointmentUid } from '#domain/visit/visit-booking.ts';
import { hoursOf } from '#domain/visit/visit-hours.ts';
import { newLeadIds, newVisitId } from '#functions/data/lead/new-ids.ts';
import type { Chance } from './chance.ts';
import { workDayOf } from './finished-jobs.ts';
import { type Mooring, makes, moorings, usualLengths } from './moorings.ts';
import { demoEmail, demoPhone } from './people.ts';
import { type Story, tellStory } from './story.ts';

export interface DemoLead {
  readonly lead: Lead;
  readonly story: Story;
  readonly mooring: Mooring;
}

const wishes = [
  'The dockmaster has the gate code.',
  'Please be careful with the canvas, it’s brand new.',
  'Bird droppings along the starboard rail, sorry about that.',
  'Hauling out in spring, so no bottom work needed.',
  'The seats have mildew after the rain.',
  'I’m aboard on weekends, so weekdays are better.',
] as const;

const remarks = [
  'Power pedestal works, 30 A adapter needed.',
  'Hose reaches only with an extension.',
  'You did my neighbor’s boat in the next slip.',
  'Wants it done before the parade.',
  'Parking at the north lot, validate at the office.',
] as const;

const campaigns = [
  { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'fall-wax' },
  { utm_source: 'instagram', utm_medium: 'social' },
] as const;

const roundTen = (amount: number): number => Math.round(amount / 10) * 10;

const timeOf = ({ steps }: Story, status: Status) => steps.findLast((step) => step.status === status)?.at;

function demoVisit(lead: Lead, story: Story, start: string): Visit {
  const booked_at = timeOf(story, 'SCHEDULED') ?? lead.created_at;
  const canceled_at = timeOf(story, 'CANCELED');
  const done_at = timeOf(story, 'COMPLETED');
  const sequence = canceled_at ? 1 : 0;
  return {
    id: newVisitId(booked_at),
    uid: appointmentUid(lead.id),
    sequence,
    told: sequence,
    start,
    hours: hoursOf(lead),
    status: canceled_at ? 'canceled' : done_at ? 'done' : 'planned',
    booked_at,
    sent_at: booked_at,
    moves: 0,
    ...((canceled_at ?? done_at) && { ended_at: canceled_at ?? done_at }),
  };
}

function adminsPart(lead: Lead, story: Story, chance: Chance): Partial<Lead> {
  const estimate = estimateOf(lead) ?? 0;
  const range = { est_price_min: roundTen(estimate * 0.95), est_price_max: roundTen(estimate * 1.2) };
  const offered = timeOf(story, 'OFFER_SENT');
  const scheduled = timeOf(story, 'SCHEDULED');
  const canceled = timeOf(story, 'CANCELED');
  const { scheduled_at } = story;
  return {
    ...(offered && { ...range, offer_sent: { ...range, sent_at: offered } }),
    ...(scheduled &&
      scheduled_at && {
        ...(!canceled && !timeOf(story, 'COMPLETED') && { scheduled_at }),
        visits: [demoVisit(lead, story, scheduled_at)],
        visits_version: 1,
      }),
    ...(chance.happens(0.35) && { internal_notes: chance.pick(remarks) }),
  };
}

export function demoLead(
  name: string,
  status: Status,
  number: number,
  now: string,
  chance: Chance,
): DemoLead {
  const story = tellStory(status, now, chance, workDayOf(number, now));
  const mooring = moorings[number % moorings.length] ?? moorings[0];
  const boatType = chance.pick(mooring.boats);
  const packageId: PackageId = chance.pick([...packageIds, 'complete', 'exterior', 'wash']);
  const length = chance.whole(...usualLengths[boatType]);
  const created = story.steps[0]?.at ?? now;
  const lead = newLead(
    {
      packageId,
      services: [...packages[packageId].services],
      fullName: name,
      email: demoEmail(name),
      phone: demoPhone(number),
      address: mooring.address,
      city: mooring.city,
      state: 'CA',
      zip: mooring.zip,
      boatType,
      boatLengthFt: length,
      conditionLevel: chance.pick(conditionLevels),
      ...(packageId === 'restorer' && { oxidationLevel: chance.pick(['Light', 'Medium', 'Heavy']) }),
      brand: chance.pick(makes[boatType]),
      year: chance.whole(1996, 2024),
      ...(chance.happens(0.4) && { notes: chance.pick(wishes) }),
      ...(chance.happens(0.3) && { monthlyPlanInterest: chance.pick(plans) }),
      ...(chance.happens(0.3) && { utm: { ...chance.pick(campaigns) } }),
      preferredWindow: chance.pick(['morning', 'afternoon', 'flexible']),
      photo_urls: [],
      hasWater: true,
      hasPower: true,
      acceptedTerms: true,
      source: 'website',
      metaEventId: `demo-lead-${number}`,
    },
    newLeadIds(created),
    {
      prices: firstRates,
      floors: firstFloors,
      names: namesOf(shippedPackages),
      terms_version: '2024-01-01',
      now: created,
    },
  );
  const changed = story.steps.at(-1)?.at ?? created;
  // Some were contacted by text message, for their mails came back.
  const bounced = status === 'CONTACTED' && number % 3 === 0 && { mail_problem: 'bounced' };
  const whole = { ...lead, ...adminsPart(lead, story, chance), ...bounced, status, updated_at: changed };
  return { lead: LeadSchema.parse(whole), story, mooring };
}
