import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { messageTemplates } from '#domain/message/message-templates.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

/** Thursday, 7:00 AM in Los Angeles. */
const now = '2026-03-12T14:00:00.000Z';
const offer_sent = { est_price_min: 700, est_price_max: 850, sent_at: '2026-03-02T16:00:00.000Z' };

const kindsOf = (changes: Partial<Lead>) => messageTemplates(aLead(changes), now).map(({ kind }) => kind);
const textOf = (changes: Partial<Lead>, kind: string) =>
  messageTemplates(aLead(changes), now).find((template) => template.kind === kind)?.text;

test.each<[string, Partial<Lead>, readonly string[]]>([
  ['a new request', {}, ['access', 'photos']],
  ['an offer', { status: 'OFFER_SENT', offer_sent }, ['access', 'photos', 'price']],
  [
    'an offer that has its yes',
    { status: 'OFFER_SENT', offer_sent, offer_answer: { answer: 'yes', at: now } },
    ['access', 'photos'],
  ],
  ['a visit today', { status: 'SCHEDULED', visits: [aVisit()] }, ['access', 'photos', 'late']],
  [
    'a visit tomorrow',
    { status: 'SCHEDULED', visits: [aVisit({ start: '2026-03-13T16:00:00.000Z' })] },
    ['access', 'photos'],
  ],
  [
    'a visit that was called off',
    {
      status: 'SCHEDULED',
      visits: [aVisit({ move_offer: { times: [], why: 'I’m sick.', at: now, is_off: true } })],
    },
    ['access', 'photos'],
  ],
  ['a visit of last week', { status: 'COMPLETED', visits: [aVisit({ status: 'done' })] }, []],
])('%s has the texts that suit it', (_, changes, kinds) => {
  expect(kindsOf(changes)).toEqual(kinds);
});

test('names, prices and times are filled in', () => {
  expect(textOf({ status: 'OFFER_SENT', offer_sent }, 'price')).toContain(
    'Hi Ana, did you get a chance to look at your price, $700 to $850 before tax?',
  );
  const booked = { status: 'SCHEDULED', visits: [aVisit()] } as const;
  expect(textOf({ ...booked, visits: [...booked.visits] }, 'late')).toContain('late for 9:00 AM today');
});

test.each([
  [
    ['rain'] as const,
    'Rain in the forecast',
    'there’s rain in the forecast for Thursday, March 12 at 9:00 AM',
  ],
  [['wind'] as const, 'Wind in the forecast', 'there’s wind in the forecast'],
  [['rain', 'wind'] as const, 'Rain and wind in the forecast', 'there’s rain and wind in'],
])('of the weather what is over the limits can be written: %s', (over, label, text) => {
  const weather = { over: [...over] };
  const { start } = aVisit();
  const lead = aLead({ status: 'SCHEDULED', visits: [aVisit()] });
  const templates = messageTemplates(lead, now, [{ start, weather }]);
  expect(templates.at(-1)).toMatchObject({ label, text: expect.stringContaining(text) });
  const fine = {};
  expect(messageTemplates(lead, now, [{ start, weather: fine }]).at(-1)?.kind).toBe('late');
});

test('what does not look like a name is not greeted by', () => {
  expect(textOf({ full_name: 'https://spam.example' }, 'photos')).toMatch(/^Hi, could you/);
});
