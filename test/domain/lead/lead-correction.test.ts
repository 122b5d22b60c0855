import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { settledPlace } from '#domain/customer/missing-place.ts';
import { leadCorrected } from '#domain/lead/lead-correction.ts';
import { leadEdit } from '#domain/lead/lead-edit.ts';
import { leadAfter } from '#domain/lead-change.ts';
import { ownerWrote } from '#domain/message/message.ts';
import { firstFloors } from '#domain/price/first-rates.ts';
import { namesOf } from '#domain/price/prices.ts';
import { nextActOf } from '#domain/today/next-act.ts';
import { waitingFor } from '#domain/today/waiting.ts';
import { aLead } from '../../a-lead.ts';

const now = '2026-03-04T16:00:00.000Z';
const booked = aLead({ status: 'SCHEDULED' });
const corrected = (lead = booked) =>
  leadAfter(lead, leadCorrected(lead, { berth: 'Slip 41, gate code 4711' }, now).fields);

test('where the boat is waits for the owner, without its words, until the address is another', () => {
  const lead = corrected();
  expect(waitingFor([lead], [], { now })).toMatchObject([
    { kind: 'place', text: 'told us where the boat is. It isn’t in the address yet.' },
  ]);
  expect(JSON.stringify(waitingFor([lead], [], { now }))).not.toContain('4711');
  expect(nextActOf(lead, now)).toBe('Next: read in the timeline where the boat is, and correct the address.');
  expect(settledPlace(lead)).toBeUndefined();
  const editor = { admin: 'admin', now, prices, floors: firstFloors, names: namesOf(packages) };
  const edited = leadAfter(lead, leadEdit(lead, { address: 'Slip 41, Marina del Rey' }, editor).fields);
  expect(edited).not.toHaveProperty('place_told_at');
  expect(settledPlace(edited)).toContain('Slip 41');
  expect(leadEdit(lead, { length_ft: 30 }, editor).fields).not.toHaveProperty('place_told_at');
});

test('a told place goes on waiting while messages come and are answered, until nobody looks for the boat', () => {
  const unanswered = { at: now, text: 'Can you do Friday?' };
  const lead = corrected({ ...booked, unanswered });
  expect(lead.unanswered).toEqual(unanswered);
  const written = ownerWrote(lead, { text: 'Sure.', photos: [] }, { admin: 'admin', now });
  const answered = leadAfter(lead, written.fields);
  expect(waitingFor([answered], [], { now })).toMatchObject([{ kind: 'place' }]);
  expect(waitingFor([{ ...answered, status: 'IN_PROGRESS' }], [], { now })).toEqual([]);
});
