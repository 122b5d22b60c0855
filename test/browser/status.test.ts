import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { customerWrites } from '#functions/data/customer/customers.ts';
import { transact } from '#functions/data/transaction.ts';
import { appointmentMail } from '#functions/mail/appointment-mail.ts';
import { aCustomer, boatId } from '../a-customer.ts';
import { aVisit } from '../a-visit.ts';
import { aPlan } from '../domain/plan/a-plan.ts';
import { eventually } from '../eventually.ts';
import { findings } from './page-checks.ts';
import { phone } from './product.ts';
import { givenLead, siteOfToday } from './status-lead.ts';

const site = siteOfToday();

const visit = aVisit({
  start: '2026-12-03T16:00:00.000Z',
  sequence: 2,
  told: 2,
  sent_at: '2026-11-12T17:20:00.000Z',
});
const scheduled = {
  status: 'SCHEDULED',
  offer_sent: { est_price_min: 760, est_price_max: 840, sent_at: '2026-11-11T22:05:00.000Z' },
  visits: [visit],
} as const satisfies Partial<Lead>;

const unfolded = (file: string): string[] => file.replace(/\r\n /g, '').split('\r\n');

/** A lead with a timeline of a day each; private entries begin with a dot. */
const given = (slug: string, changes: Partial<Lead>, events: readonly string[] = ['REQUEST_SENT']) =>
  givenLead(
    slug,
    { created_at: '2026-11-09T18:00:00.000Z', ...changes },
    events.map((event, index) => ({
      status: event.replace(/^\./, ''),
      is_public: !event.startsWith('.'),
      created_at: new Date(Date.UTC(2026, 10, 9 + index, 18)).toISOString(),
    })),
  );

test('a scheduled lead shows channel, updates, appointment and price, and nothing private', async () => {
  const lead = await given('scheduled-scheduled-1111', scheduled, [
    'REQUEST_SENT',
    '.Called the dock master',
    'OFFER_SENT',
    'SCHEDULED',
  ]);
  const page = await site.open('/status/scheduled-scheduled-1111', phone);
  await page.getByRole('heading', { level: 1, name: 'Ana, you’re booked.' }).waitFor();

  const buoys = page.locator('.buoys > li');
  expect(await buoys.count()).toBe(5);
  expect(await page.locator('.buoys > [aria-current=step]').textContent()).toContain('Booked, now');
  expect(await page.locator('.updates h3').allTextContents()).toEqual([
    'Scheduled',
    'Your price is ready',
    'Request sent',
  ]);
  const text = (await page.locator('main').textContent())?.replaceAll('\u00a0', ' ');
  expect(text).toContain('Thursday, December 3');
  expect(text).toContain('8:00 AM to 11:00 AM');
  expect(text).toContain('$760 to $840');
  expect(text).toContain('make sure water and power are on by 8:00 AM');
  const lastName = lead.full_name.split(' ').at(-1) ?? '';
  for (const secret of [lastName, lead.email, lead.phone, lead.address, 'dock master']) {
    expect(await page.content()).not.toContain(secret);
  }
});

test('the appointment downloads as the calendar entry of the email, without an invitation', async () => {
  const city = 'Marina; del, Rey\\nATTENDEE:mailto:v@evil.example';
  const lead = await given('calendar-calendar-111111', { ...scheduled, city });
  const page = await site.open('/status/calendar-calendar-111111');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  vi.stubEnv('SITE_URL', site.product.url);
  const mailed = appointmentMail(lead, { visit }, visit.sent_at ?? '').calendars?.[0]?.content ?? '';
  const ofMailAlone = /^(?:METHOD|ORGANIZER|ATTENDEE)[;:]/;
  const said = (file: string) => unfolded(file).filter((line) => !ofMailAlone.test(line));
  const file = await readFile(await download.path(), 'utf8');
  expect(said(file)).toEqual(said(mailed));
  expect(unfolded(file)).toContain('METHOD:PUBLISH');
  expect(unfolded(file).filter((line) => /^(?:ORGANIZER|ATTENDEE)/.test(line))).toEqual([]);
  vi.unstubAllEnvs();
});

test('the time of the last look is that of Los Angeles, wherever the customer is', async () => {
  await given('traveler-traveler-111111', {});
  const page = await (await site.visitor({ timezoneId: 'Asia/Tokyo' })).newPage();
  await page.clock.setFixedTime('2026-11-20T17:20:05.000Z');
  await page.goto('/status/traveler-traveler-111111');
  await page.getByText('Checked at 9:20:05 AM.').waitFor();
});

test('a canceled appointment says that nobody will come, and books again by one tap', async () => {
  const visits = [{ ...visit, status: 'canceled' as const, ended_at: '2026-11-14T10:00:00.000Z' }];
  const steps = ['REQUEST_SENT', 'OFFER_SENT', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELED'];
  const canceled = { ...scheduled, status: 'CANCELED' as const, visits };
  await given('canceled-canceled-111111', canceled, steps);
  const page = await site.open('/status/canceled-canceled-111111', phone);
  await page.getByRole('heading', { level: 1, name: 'Ana, your appointment is canceled.' }).waitFor();
  await page.getByText('We won’t be coming Thu, Dec 3, 8:00 AM').waitFor();
  expect(await page.getByRole('button', { name: 'Add to calendar' }).count()).toBe(0);

  const red = await page.locator('.buoys > [aria-current=step]').boundingBox();
  const before = await page.locator('.buoys > :nth-child(5)').boundingBox();
  expect(red?.y).toBe(before?.y);
  expect(red?.x).toBeGreaterThan(before?.x ?? Number.POSITIVE_INFINITY);

  await page.getByRole('link', { name: 'Book again' }).click();
  await page.waitForURL('**/booking?package=complete&length=24#step-2');
});

test('after submitting, the customer sees what was sent, where we write, when we answer and how to reach us', async () => {
  const sent = { photo_urls: ['a', 'b'], preferred_date: '2026-12-01', oxidation_level: 'Light' } as const;
  const lead = await given('whatsent-whatsent-111111', { ...sent, photo_urls: ['a', 'b'] });
  const page = await site.open('/status/whatsent-whatsent-111111', phone);
  await page.getByText('We usually answer within one day.').waitFor();
  const details = await page.getByRole('complementary', { name: 'Details' }).textContent();
  for (const told of [
    '24 ft Runabout',
    'Good, light oxidation',
    'December 1',
    '~$672 before tax',
    'Photos2',
  ]) {
    expect(details).toContain(told);
  }
  expect(details).toContain('a•••@example.com');
  expect(details).toContain('ending in 42');
  expect(await page.content()).not.toContain(lead.email);
  await page.locator('#write > summary').click();
  const mail = page.locator('#write').getByRole('link', { name: 'owner@boatdetailingla.example' });
  expect(await mail.getAttribute('href')).toBe('mailto:owner@boatdetailingla.example');
});

test.each([
  ['OFFER_SENT', 'Ana, we’re preparing your price.', 'Sent'],
  ['SCHEDULED', 'Ana, we’re confirming your date.', 'Sent'],
] as const)('%s set by hand promises nothing that was not sent', async (status, headline, buoy) => {
  const slug = `byhand-${status.toLowerCase().replace('_', '-')}-111111`;
  await given(slug, { status }, ['REQUEST_SENT', status]);
  const page = await site.open(`/status/${slug}`);
  await page.getByRole('heading', { level: 1, name: headline }).waitFor();
  expect(await page.locator('.buoys > [aria-current=step]').textContent()).toContain(`${buoy}, now`);
});

test('the page looks again on demand, keeps what it knows while offline, and recovers by itself', async () => {
  await given('refreshed-refreshed-1111', {});
  const context = await site.visitor({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });
  const page = await context.newPage();
  await page.goto('/status/refreshed-refreshed-1111');
  await page.getByRole('heading', { level: 1, name: 'Ana, we’ve got it.' }).waitFor();

  await given('refreshed-refreshed-1111', { status: 'CONTACTED' }, ['REQUEST_SENT', 'CONTACTED']);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ana, we’re on it.' }).waitFor();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('This is the latest we have').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Ana, we’re on it.' }).waitFor();
  await context.setOffline(false);
  await page.getByText('This is the latest we have').waitFor({ state: 'detached' });
});

test('a reload and Back come back to where one was, and follow no link again', async () => {
  await given('reload-place-reload-111', scheduled, ['REQUEST_SENT', 'OFFER_SENT', 'SCHEDULED']);
  const page = await site.open('/status/reload-place-reload-111#write', phone);
  await page.getByLabel('Your message').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Updates' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(300);
  const away = async () => {
    await page.goto('/terms');
    await page.goBack();
  };
  for (const leave of [() => page.reload(), () => page.reload(), away]) {
    await leave();
    await page.getByRole('heading', { level: 1, name: 'Ana, you’re booked.' }).waitFor();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
  }
});

test('an unknown address says so and leads on; no search engine keeps it and no referrer leaves', async () => {
  const context = await site.visitor({ expectedNoise: /404/ });
  const page = await context.newPage();
  const answer = await page.goto('/status/unknown-unknown-unknown1');
  await page.getByRole('heading', { level: 1, name: 'We couldn’t find this request.' }).waitFor();
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await page.getByRole('main').getByRole('link', { name: 'Book Online' }).click();
  await page.waitForURL('**/booking');
});

test('a server that cannot be reached is told from a request that does not exist', async () => {
  await given('unreachable-unreachable1', {});
  site.product.setFaults({ database: 'down' });
  const page = await site.open('/status/unreachable-unreachable1', { expectedNoise: /500/ });
  await page.getByRole('heading', { level: 1, name: 'Something went wrong on our side.' }).waitFor();
  expect(await page.getByText('Check your connection.').count()).toBe(0);
  site.product.setFaults({ database: 'up' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ana, we’ve got it.' }).waitFor();
  expect(await page.locator('main:focus').count()).toBe(1);
});

test('a call that stands still comes to its end, and the page says that nobody answers', async () => {
  const page = await (await site.visitor()).newPage();
  await page.clock.install();
  let calls = 0;
  await page.route('**/api/lead-status/**', () => {
    calls += 1; // and no answer
  });
  await page.goto('/status/stalled-stalled-stalled1');
  await eventually(() => expect(calls).toBe(1));
  await page.clock.runFor(40_000);
  await page.getByRole('heading', { level: 1, name: 'We can’t reach the server.' }).waitFor();
  expect(calls).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await eventually(() => expect(calls).toBe(2));
});

test('a page whose code does not arrive says so, and comes by Reload', async () => {
  await given('reloaded-reloaded-111111', {});
  const context = await site.visitor({ expectedNoise: /Failed to load resource|dynamically imported/ });
  await context.route('**/assets/status*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/status/reloaded-reloaded-111111');
  const alert = page.getByRole('alert');
  await alert.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded.' }).waitFor();
  expect(await page.title()).toBe('This page couldn’t be loaded.');
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  expect(await findings(page)).toEqual([]);
  await context.unrouteAll();
  await alert.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ana, we’ve got it.' }).waitFor();
});

const otherBoat = '01JD3ZK8Q0000000000000000Z';

/** A customer with two boats, one of them on a plan, and a done job of each. */
async function givenPlan(name: string, letter: string): Promise<Customer> {
  const id = `01JD3ZK8Q000000000000000C${letter}`;
  const done = { status: 'COMPLETED', customer_id: id, requested_service: 'interior' } as const;
  const [ofBoat, ofOther] = [
    await givenLead(`plan-${name}-plan-${name}-a001`, { ...done, boat_id: boatId }),
    await givenLead(`plan-${name}-plan-${name}-b001`, { ...done, boat_id: otherBoat }),
  ];
  const [boat] = aCustomer().boats;
  const customer = aCustomer({
    id,
    lead_ids: [ofBoat.id, ofOther.id],
    boats: [...(boat ? [boat] : []), { id: otherBoat, type: 'Runabout', length_ft: 18, berth: {} }],
    plans: [aPlan({ id: `01JD3ZK8Q000000000000000P${letter}`, level: 'basic', rate_per_foot: 6.5 })],
    page_key: letter.repeat(22),
  });
  await transact({ customer: customerWrites({ customer }) });
  return customer;
}

test('on the page of a done job of the boat its plan is read, skipped and ended', async () => {
  await givenPlan('done', 'A');
  const page = await site.open('/status/plan-done-plan-done-a001', phone);
  const panel = page.getByRole('region', { name: 'Your plan' });
  await panel
    .getByText(
      'Basic plan: Boat Wash every 4 weeks, about $156 each visit before tax. The next visit is due around',
    )
    .waitFor();
  await panel.getByText('Dec 5').waitFor();
  expect(await findings(page)).toEqual([]);
  await panel.getByText('Skip this visit').tap();
  await panel.getByRole('button', { name: 'Yes, skip it' }).tap();
  await page.getByText('Okay, skipped.').waitFor();
  await panel.getByText('due around Jan 2').waitFor();
  await panel.getByText('End the plan').tap();
  await panel.getByRole('button', { name: 'Yes, end my plan' }).tap();
  await page.getByText('Your plan has ended.').waitFor();
  await panel.waitFor({ state: 'detached' });
});

test('the customer’s page skips and ends the plan of each boat, and says which boat a button is for', async () => {
  const bo = await givenPlan('page', 'B');
  const page = await site.open(`/my/${bo.page_key}`, { ...phone, expectedNoise: /ERR_FAILED/ });
  const again = page.getByRole('link', { name: /^Book again/ });
  await again.first().waitFor();
  expect(new Set(await again.allTextContents()).size).toBe(2);
  expect(await findings(page)).toEqual([]);
  await page.route('**/api/my/**', (route) => route.abort());
  await page.getByText('Skip this visit for Second Wind').tap();
  await page.getByRole('button', { name: 'Yes, skip it for Second Wind' }).tap();
  await page.getByText('This is the latest we have.').waitFor();
  await page.getByText('Okay, skipped.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByText('due around Jan 2').waitFor();
  await page.getByText('End the plan').tap();
  await page.getByRole('button', { name: 'Yes, end my plan for Second Wind' }).tap();
  await page.getByText('Your plan has ended.').waitFor();
  await page.getByText('each visit before tax').waitFor({ state: 'detached' });
});
