import { packages as shippedPackages } from '#content/packages.ts';
import { newLead } from '#domain/booking/new-lead.ts';
import { plans } from '#domain/choices.ts';
import { estimateOf } from '#domain/lead-words.ts';
import { firstFloors, firstRates } from '#domain/price/first-rates.ts';
import { packageList } from '#domain/price/packages.ts';
import { namesOf } from '#domain/price/prices.ts';
import { statuses } from '#domain/statuses.ts';
import { listShardOf } from '#functions/data/keys.ts';
import { newLeadIds } from '#functions/data/lead/new-ids.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { createChance } from '#local/demo/chance.ts';
import { moorings } from '#local/demo/moorings.ts';
import { demoEmail, demoNames, demoPhone } from '#local/demo/people.ts';
import { fillLeads } from './fill-leads.ts';

const start = Date.parse('2024-01-01T16:00:00.000Z');

/** The stored row of a lead, different for each number and the same at each run but for its random ids. */
export function benchRecord(number: number): Record<string, unknown> {
  const chance = createChance(number + 1);
  const name = `${chance.pick(demoNames)} ${number.toString(36)}`;
  const { city, zip, address, boats } = chance.pick(moorings);
  const pkg = packageList[number % packageList.length] ?? packageList[0];
  if (!pkg) throw new Error('There are no packages.');
  const now = new Date(start + number * 600_000).toISOString();
  const lead = newLead(
    {
      packageId: pkg.id,
      services: [...pkg.services],
      fullName: name,
      email: demoEmail(name),
      phone: demoPhone(number),
      address,
      city,
      state: 'CA',
      zip,
      boatType: chance.pick(boats),
      boatLengthFt: chance.whole(12, 60),
      conditionLevel: 'Good',
      ...(chance.happens(0.2) && { monthlyPlanInterest: chance.pick(plans) }),
      photo_urls: [],
      hasWater: true,
      hasPower: true,
      acceptedTerms: true,
      source: 'website',
      metaEventId: `bench-${number}`.padEnd(12, '-'),
    },
    newLeadIds(now),
    {
      prices: firstRates,
      floors: firstFloors,
      names: namesOf(shippedPackages),
      terms_version: '2024-01-01',
      now,
    },
  );
  const est_price_min = estimateOf(lead) ?? 0;
  const note = 'Called at the dock office, the gate code is with the harbor master. ';
  const row = {
    ...lead,
    status: chance.pick(statuses),
    ...(chance.happens(0.6) && { est_price_min, est_price_max: est_price_min + 200 }),
    ...(chance.happens(0.4) && { internal_notes: note.repeat(chance.whole(1, 4)) }),
  };
  return { ...leadRecord(row), list_shard: listShardOf(lead.id) };
}

/** Stores the leads of these numbers, `to` left out. */
export const storeLeads = (from: number, to: number): Promise<void> => fillLeads(from, to, benchRecord);
