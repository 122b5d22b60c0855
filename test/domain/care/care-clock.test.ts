import { expect, test } from 'vitest';
import { careByHarbor, isDueThisMonth, monthsOfCare } from '#domain/care/care-clock.ts';
import { careDue } from '#domain/care/care-due.ts';
import { addDays } from '#domain/los-angeles.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const price = () => 'About $850.';
const now = '2027-03-05T18:00:00.000Z';
const waxed = (name: string, done_at: string, place: object) =>
  aLead({ full_name: name, record: aRecord({ done_at }), ...place });
const marina = { address: 'Slip 4', city: 'Marina del Rey', zip: '90292' };
const lake = { address: 'Dock 2', city: 'Westlake Village', zip: '91361' };
const visit = (start: string, area: string, status: 'planned' | 'canceled' = 'planned') => ({
  visit_id: '01JD3ZK8Q0000000000000000V',
  lead_id: aLead().id,
  start,
  hours: 2,
  area,
  status,
});

test('who is due stands by harbor, the first due first, beside the days on which the owner is there', () => {
  const harbors = careByHarbor(
    [
      waxed('Bo', '2026-12-20T18:00:00.000Z', marina),
      waxed('Cy', '2026-11-08T18:00:00.000Z', lake),
      { ...waxed('Ana', '2026-12-09T18:00:00.000Z', marina), care_mailed_at: now },
    ],
    [
      visit('2027-03-12T18:00:00.000Z', 'marina-del-rey'),
      visit('2027-03-12T22:00:00.000Z', 'marina-del-rey'),
      visit('2027-03-10T18:00:00.000Z', 'marina-del-rey', 'canceled'),
      visit('2027-03-11T18:00:00.000Z', 'malibu'),
    ],
    price,
    now,
  );
  expect(harbors).toMatchObject([
    {
      area: 'westlake-village',
      days: [],
      people: [{ name: 'Cy', due: '2027-03-08T18:00:00.000Z' }],
    },
    {
      area: 'marina-del-rey',
      days: ['2027-03-12'],
      people: [
        { name: 'Ana', mailed_at: now },
        { name: 'Bo', price: 'About $850.' },
      ],
    },
  ]);
});

test('a boat in none of our harbors stands alone', () => {
  const [harbor] = careByHarbor(
    [waxed('Di', '2026-12-09T18:00:00.000Z', { address: undefined, city: undefined, zip: undefined })],
    [],
    price,
    now,
  );
  expect(harbor).toMatchObject({ days: [], people: [{ name: 'Di' }] });
  expect(harbor).not.toHaveProperty('area');
});

test('finishes of four months may be due in one', () => {
  expect(monthsOfCare(now)).toEqual(['2026-09', '2026-10', '2026-11', '2026-12']);
  expect(monthsOfCare('2027-03-31T18:00:00.000Z')).toEqual(['2026-09', '2026-10', '2026-11', '2026-12']);
});

test.each([
  ['salt', marina],
  ['fresh', lake],
])('whatever is due in %s water was finished in one of them', (_, place) => {
  for (let day = 0; day < 366; day += 1) {
    const lead = waxed('Ana', addDays('2026-09-01T18:00:00.000Z', day), place);
    const due = careDue(lead) ?? '';
    for (let after = -31; after <= 31; after += 1) {
      const at = addDays(due, after);
      if (isDueThisMonth(lead, at)) expect(monthsOfCare(at)).toContain(lead.record?.done_at.slice(0, 7));
    }
  }
});
