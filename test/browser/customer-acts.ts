import type { Page } from 'playwright-core';
import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import { aJobPhoto } from '../a-job-photo.ts';
import { aRecord } from '../a-record.ts';
import { eventually } from '../eventually.ts';
import { aBookedLead, anOffer, offeredTimes } from './status-lead.ts';

const soon = '2026-11-26T16:00:00.000Z';
export const evening = '2026-11-26T01:00:00.000Z';
const week = (weeks: number) => addHours('2026-12-03T18:00:00.000Z', weeks * 7 * 24);
const allReady = { water: true, power: true, access: true, boat: true };
const extra = {
  id: '01JD3ZK8Q0000000000000000X',
  version: 1,
  line: 'Oxidation on the transom',
  amount: 12_000,
  sent_at: evening,
};
const atWork = (): Partial<Lead> => {
  const booked = aBookedLead(73, { start: week(1) });
  const visits = (booked.visits ?? []).map(
    (visit) => ({ ...visit, status: 'underway', started_at: evening }) as const,
  );
  return { ...booked, status: 'IN_PROGRESS', visits, extras: [extra] };
};

interface CustomerAct {
  readonly does: string;
  readonly lead: Partial<Lead>;
  readonly at: string;
  /** `code` answers the one that was emailed. */
  readonly act: (page: Page, code: () => Promise<string>) => Promise<void>;
  readonly says: string;
  /** What the server has afterwards. */
  readonly so: object;
  /** The subjects of what it mails. */
  readonly mails: { readonly customer: readonly string[]; readonly owner: readonly string[] };
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

export const customerActs: readonly CustomerAct[] = [
  {
    does: 'says yes with a time',
    lead: anOffer({ times: offeredTimes(2) }),
    at: '#yes',
    act: (page) => press(page, /^Yes, book/),
    says: 'You’re booked:',
    so: { status: 'SCHEDULED', visits: [{ start: offeredTimes(2)[0], status: 'planned' }] },
    mails: {
      customer: ['Your appointment: Tuesday, December 15, 10:00 AM to 1:00 PM'],
      owner: ['Ana said yes: Tue, Dec 15, 10:00 AM'],
    },
  },
  {
    does: 'asks a question',
    lead: anOffer({ times: offeredTimes(4) }),
    at: '#question',
    act: async (page) => {
      await page.getByLabel('Your question').fill('Does that include the canvas?');
      await press(page, 'Send question');
    },
    says: 'Ana, we got your question.',
    so: { offer_answer: { answer: 'question' } },
    mails: { customer: [], owner: ['Ana asks: Does that include the canvas?'] },
  },
  {
    does: 'moves a visit',
    lead: aBookedLead(70, { start: week(0) }),
    at: '#move',
    act: async (page) => {
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('radio', { name: /^Friday, November 27/ }).check({ force: true });
      await sheet.getByRole('button', { name: /^Move to/ }).click();
    },
    says: 'Moved to',
    so: { visits: [{ moves: 1, status: 'planned' }] },
    mails: {
      customer: ['Moved from Thu, Dec 3, 10:00 AM to Fri, Nov 27, 8:00 AM'],
      owner: ['Ana moved Thu, Dec 3, 10:00 AM to Fri, Nov 27, 8:00 AM'],
    },
  },
  {
    does: 'cancels',
    lead: aBookedLead(71, { start: week(2) }),
    at: '',
    act: async (page) => {
      await press(page, /^Cancel/);
      await press(page, 'Cancel appointment');
    },
    says: 'is canceled.',
    so: { status: 'CANCELED', visits: [{ status: 'canceled', canceled_by: 'customer' }] },
    mails: {
      customer: ['You canceled your appointment on Thursday, December 17'],
      owner: ['Ana canceled Thu, Dec 17, 10:00 AM'],
    },
  },
  {
    does: 'writes',
    lead: aBookedLead(72, { start: week(3) }),
    at: '#write',
    act: async (page) => {
      await page.getByLabel('Your message').fill('The hose bib is across the dock.');
      await press(page, /^Send$/);
    },
    says: 'Sent.',
    so: {},
    mails: { customer: [], owner: ['Ana wrote: The hose bib is across the dock.'] },
  },
  {
    does: 'says that the boat is ready',
    lead: aBookedLead(74, { start: soon }),
    at: '#ready',
    act: (page) => press(page, 'All ready'),
    says: 'Thanks, got it.',
    so: { visits: [{ ready: allReady }] },
    mails: { customer: [], owner: ['Ana is ready for Thu, Nov 26, 8:00 AM'] },
  },
  {
    does: 'says that a boat that was ready is not',
    lead: aBookedLead(77, { start: soon, ready: { ...allReady, at: evening } }),
    at: '#ready',
    act: async (page) => {
      await press(page, 'Something’s not right');
      await page.getByRole('checkbox', { name: 'Power' }).check({ force: true });
      await page.getByLabel('Your message').first().fill('The pedestal is dead.');
      await press(page, /^Send$/);
    },
    says: 'Sent.',
    so: { visits: [{ ready: { ...allReady, power: false } }] },
    mails: { customer: [], owner: ['Ana wrote: Not ready (Power): The pedestal is dead.'] },
  },
  {
    does: 'approves extra work',
    lead: atWork(),
    at: '#extras',
    act: (page) => press(page, /^Approve/),
    says: 'Approved, thanks.',
    so: { extras: [{ answer: 'approve' }] },
    mails: { customer: [], owner: ['Ana approved Oxidation on the transom, $120.00 before tax'] },
  },
  {
    does: 'leaves a review',
    lead: { status: 'COMPLETED', record: aRecord() },
    at: '#review',
    act: async (page) => {
      const stars = page.getByRole('radio', { name: '4 stars' });
      // The page may still move under the finger as pictures come.
      await eventually(() => stars.check({ force: true }));
      await press(page, 'Send review');
    },
    says: 'Thanks for the review.',
    so: { review: { rating: 4 } },
    mails: { customer: [], owner: ['Ana left a review: 4 stars'] },
  },
  {
    does: 'lets a pair of photos be shown',
    lead: {
      status: 'COMPLETED',
      record: aRecord(),
      job_photos: [aJobPhoto(1), aJobPhoto(2, { kind: 'after' })],
    },
    at: '',
    act: (page) => page.getByRole('checkbox', { name: /^Transom/ }).click(),
    says: 'Allowed, saved',
    so: { job_photos: [{ consent: { publish: true } }, { consent: { publish: true } }] },
    mails: { customer: [], owner: ['Ana said you may show photos: Transom'] },
  },
  {
    does: 'asks to be reminded of wax',
    lead: { status: 'COMPLETED', record: aRecord() },
    at: '#care',
    act: (page) => page.getByRole('checkbox', { name: /^Remind me when wax is due/ }).click(),
    says: 'Saved. One email around',
    so: { care: { remind: true } },
    mails: { customer: [], owner: ['Ana wants to know when wax is due'] },
  },
  {
    does: 'corrects the phone number',
    lead: aBookedLead(75, { start: week(4) }),
    at: '#correct',
    act: async (page) => {
      await page.getByLabel('New mobile number').fill('(310) 555-0177');
      await press(page, 'Send correction');
    },
    says: 'Thanks, we’ve got it.',
    so: { phone: '(310) 555-0177' },
    mails: { customer: [], owner: ['Ana corrected the phone number'] },
  },
  {
    does: 'asks for their data',
    lead: aBookedLead(76, { start: week(5) }),
    at: '#my-data',
    act: async (page, code) => {
      await press(page, 'Email me a code');
      await page.getByLabel('The six digits').fill(await code());
      await press(page, 'Send request');
    },
    says: 'We’ve got your request.',
    so: { data_request: { wish: 'copy' } },
    mails: {
      customer: ['We’ve got your request: a copy of your data', 'Your code for your data request'],
      owner: ['Ana asks for a copy of their data'],
    },
  },
];
