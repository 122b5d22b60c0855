import { expect, test } from 'vitest';
import { boatTexts, linkedTexts, textsWithBoat, unlinkedTexts } from '#web/admin/booking/customer-link.ts';
import { untyped } from '#web/admin/booking/new-lead-texts.ts';

const [long, short] = [
  { id: '01JD3ZK8Q0000000000000B0A1', length_ft: 34, type: 'Sailboat', marina: 'Holiday Basin' },
  { id: '01JD3ZK8Q0000000000000B0A2', name: 'Dinghy' },
] as const;
const customer = {
  id: '01JD3ZK8Q0000000000000C0A1',
  name: 'Ana Ortiz',
  jobs: 1,
  leads: 1,
  emails: ['ana@example.com'],
  phones: [{ typed: '(310) 555-0133' }],
  boats: [long, short],
};
const before = { ...untyped, fullName: 'ana o' };
const link = { customer, boat: long, before };
const linked = { ...before, ...linkedTexts(customer, before), ...boatTexts(long) };

test('undoing a link takes out what it filled in, and leaves what was typed since', () => {
  const since = { packageId: 'wash', notes: 'Gate 4', boatLengthFt: '36' };
  const texts = { ...linked, ...since };
  expect({ ...texts, ...unlinkedTexts(link, texts) }).toEqual({ ...before, ...since });
});

test('with another boat the length and place of the last one go, and what was typed over them stays', () => {
  expect({ ...linked, ...textsWithBoat(link, short, linked) }).toMatchObject({
    boatLengthFt: '',
    boatType: '',
    fullName: 'Ana Ortiz',
  });
  const typed = { ...linked, boatLengthFt: '21' };
  expect(textsWithBoat(link, undefined, typed)).not.toHaveProperty('boatLengthFt');
});
