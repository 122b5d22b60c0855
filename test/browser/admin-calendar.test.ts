import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { dayOf, formatTime, instantOf, mondayOf, shiftDay } from '#domain/los-angeles.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { type CallOverHttp, callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { setProductClock } from '../product-clock.ts';
import { adminPage, book, noise, toast } from './admin-desk.ts';
import { findings, sidewaysPixels } from './page-checks.ts';
import { desktop, inEachWindow, phone, productInBrowser } from './product.ts';

const site = productInBrowser();
let call: CallOverHttp;
beforeAll(async () => {
  call = await callsTo(site.product.url);
});

/** Monday of a week that begins at least a week from now, and another one for each test. */
let week = 1;
function freshMonday(): string {
  week += 1;
  return shiftDay(mondayOf(dayOf(new Date().toISOString())), 7 * week);
}
const at = (day: string, time: string): string => instantOf(`${day}T${time}`);

async function leadOf(fullName: string, changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@example.com`;
  await book(site.product.url, { fullName, email, ...changes });
  const { body } = await call('admin-leads', { q: fullName });
  const [lead] = (body as { leads: { id: string }[] }).leads; // as the operation answers
  if (!lead) throw new Error(`no lead of ${fullName}`);
  return lead.id;
}

/** Books a visit of three hours, as the boat's length makes it, over the API. */
async function booked(fullName: string, start: string): Promise<string> {
  const leadId = await leadOf(fullName);
  const { status, body } = await call('admin-schedule', { leadId, scheduled_at: start });
  expect([status, body]).toMatchObject([200, {}]);
  return leadId;
}

/** Name and start of each visit of a week, as the server has them. */
async function visitsFrom(monday: string): Promise<string[]> {
  const { body } = await call('admin-calendar', { from: monday, to: shiftDay(monday, 6) });
  const days = CalendarDay.array().parse((body as { days: unknown }).days); // as the operation answers
  return days.flatMap(({ visits }) =>
    visits.map(({ name, start }) => `${name} ${dayOf(start)} ${formatTime(start)}`),
  );
}

const visit = (page: Page, name: string): Locator => page.locator('.cal-ev').filter({ hasText: name });

async function openWeek(day: string, window: object = desktop): Promise<Page> {
  const page = await adminPage(site, { ...noise('409'), ...window });
  await page.goto(`/admin/calendar?day=${day}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Drags by mouse from the middle of something to a point that is `down` pixels below and `right` beside it. */
async function dragBy(page: Page, what: Locator, right: number, down: number): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 4 });
  await page.mouse.move(x + right, y + down, { steps: 4 });
  await page.mouse.up();
}

/** A tablet on its side, wide enough for the week. */
const touchDesk = { viewport: { width: 1180, height: 600 }, hasTouch: true };

/** Puts a finger on something; it moves by pixels from where it is put down. */
async function fingerOn(page: Page, what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to touch');
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x, y }]);
  return {
    move: async (right: number, down: number) => {
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await touch('touchMove', [{ x: x + right * part, y: y + down * part }]);
      }
    },
    lift: () => touch('touchEnd', []),
  };
}

const hourHeight = 46;

async function columnWidth(page: Page): Promise<number> {
  const [monday, tuesday] = await page
    .locator('.cal-lane')
    .evaluateAll((lanes) => lanes.slice(0, 2).map((lane) => lane.getBoundingClientRect().left));
  return (tuesday ?? 0) - (monday ?? 0);
}

test('an asked-for day is dragged into the week, and found a time by keyboard', async () => {
  const monday = freshMonday();
  await leadOf('Asa Asks', { preferredDate: shiftDay(monday, 1), preferredWindow: 'morning' });
  await leadOf('Bea Asks', { preferredDate: shiftDay(monday, 3) });
  const page = await openWeek(monday);
  const asked = page.locator('.cal-ask').filter({ hasText: 'Asa Asks' });
  await asked.waitFor();
  const lane = await page.locator('.cal-lane').nth(1).boundingBox();
  const from = await asked.boundingBox();
  if (!lane || !from) throw new Error('no week');
  await dragBy(page, asked, lane.x + lane.width / 2 - from.x - from.width / 2, lane.y + 150 - from.y - 40);
  await page.getByText('Asa gets an email with the appointment.').waitFor();
  await page.getByRole('button', { name: 'Book and email Asa' }).click();
  await page.getByText('Appointment Scheduled').waitFor();
  await asked.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Find a time for Bea Asks' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Suggested' }).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Book and email Bea' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Bea Asks: ').waitFor();
  const visits = await visitsFrom(monday);
  expect(visits.map((text) => text.split(' ', 3).join(' '))).toEqual([
    `Asa Asks ${shiftDay(monday, 1)}`,
    `Bea Asks ${shiftDay(monday, 3)}`,
  ]);
});

test('a visit that is dragged moves once the line says who is emailed; offline nothing is booked, and the page says so', async () => {
  const monday = freshMonday();
  await booked('Dora Drag', at(monday, '08:00'));
  const page = await openWeek(monday, { ...desktop, ...noise('ERR_INTERNET_DISCONNECTED') });
  await visit(page, 'Dora Drag').waitFor();
  await page.context().setOffline(true);
  await dragBy(page, visit(page, 'Dora Drag'), 0, hourHeight);
  await page.getByRole('dialog').getByText('You’re offline.').waitFor();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await page.context().setOffline(false);
  expect(await visitsFrom(monday)).toEqual([`Dora Drag ${monday} 8:00 AM`]);
  await dragBy(page, visit(page, 'Dora Drag'), await columnWidth(page), 2 * hourHeight);
  const choice = page.getByRole('dialog');
  await choice.getByText('Dora gets an email with the new time.').waitFor();
  expect(await visitsFrom(monday)).toEqual([`Dora Drag ${monday} 8:00 AM`]);
  await choice.getByRole('button', { name: 'Move and email Dora' }).click();
  await page.getByText('Appointment Moved').waitFor();
  expect(await visitsFrom(monday)).toEqual([`Dora Drag ${shiftDay(monday, 1)} 10:00 AM`]);
});

test('a visit moves by keyboard alone, each step is said, and Escape puts it back', async () => {
  const monday = freshMonday();
  await booked('Kay Keys', at(monday, '08:00'));
  const page = await openWeek(monday);
  const grip = page.getByRole('button', { name: /^Move Kay Keys/ });
  await grip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page
    .getByRole('status')
    .filter({ hasText: /Tuesday, .*8:30 AM\./ })
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByRole('status').filter({ hasText: 'Kay Keys is back' }).waitFor({ state: 'attached' });
  await page.waitForFunction(() =>
    document.activeElement?.getAttribute('aria-label')?.startsWith('Move Kay'),
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move and email Kay' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Appointment Moved').waitFor();
  expect(await visitsFrom(monday)).toEqual([`Kay Keys ${monday} 8:30 AM`]);
});

test('by touch a visit moves through the list of open times', async () => {
  const monday = freshMonday();
  await booked('Tess Touch', at(monday, '08:00'));
  const page = await openWeek(monday, phone);
  await page.getByRole('button', { name: 'Move Tess Touch' }).tap();
  const times = page.getByRole('dialog');
  await times.getByLabel('Open times on').fill(shiftDay(monday, 2));
  await times.getByRole('button', { name: '1:00 PM', exact: true }).tap();
  await page.getByRole('button', { name: 'Move and email Tess' }).tap();
  await page.getByText('Appointment Moved').waitFor();
  expect(await visitsFrom(monday)).toEqual([`Tess Touch ${shiftDay(monday, 2)} 1:00 PM`]);
});

test('on a tablet on its side a visit is moved by a long press, and a swipe scrolls', async () => {
  const monday = freshMonday();
  await booked('Toni Tablet', at(monday, '08:00'));
  const page = await openWeek(monday, touchDesk);
  await visit(page, 'Toni Tablet').waitFor();
  const finger = await fingerOn(page, visit(page, 'Toni Tablet'));
  await page.locator('.cal-ev--wanted.cal-ev--lifted').waitFor();
  await finger.move(await columnWidth(page), 2 * hourHeight);
  await finger.lift();
  await page.getByRole('dialog').getByText('Toni gets an email with the new time.').waitFor();
  await page.getByRole('button', { name: 'Move and email Toni' }).tap();
  await page.getByText('Appointment Moved').waitFor();
  expect(await visitsFrom(monday)).toEqual([`Toni Tablet ${shiftDay(monday, 1)} 10:00 AM`]);
  const swiping = await fingerOn(page, visit(page, 'Toni Tablet'));
  await swiping.move(0, -120);
  await swiping.lift();
  await page.waitForFunction(() => window.scrollY > 0);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('other times for one visit are offered from the calendar; it stays until the customer chooses', async () => {
  const monday = freshMonday();
  const start = at(monday, '08:00');
  const id = await booked('Rosa Rain', start);
  const page = await openWeek(monday);
  await page.getByRole('button', { name: /^Move Rosa Rain/ }).click();
  await page.getByRole('button', { name: 'Offer a move', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Offer a move' });
  await form.getByLabel('Why, in one sentence').fill('Rain is in the forecast.');
  await form.getByText(/^Email with: /).waitFor();
  await form.getByRole('button', { name: 'Send to Rosa Rain' }).click();
  await page.getByText('Offered to 1 customer.').waitFor();
  expect(await visitsFrom(monday)).toEqual([`Rosa Rain ${monday} 8:00 AM`]);
  const { body } = await call('admin-lead', { id });
  const [first] = (body as { lead: { visits: Visit[] } }).lead.visits; // as the operation answers
  expect(first).toMatchObject({ start, move_offer: { why: 'Rain is in the forecast.' } });
  const times = first?.move_offer?.times ?? [];
  expect(times).toHaveLength(3);
  expect(times.filter((time) => dayOf(time) <= monday)).toEqual([]);
  await eventually(async () => {
    const mails = await site.product.mails();
    expect(mails.filter(({ to }) => to.includes('rosa.rain@example.com'))).toContainEqual(
      expect.objectContaining({ subject: expect.stringMatching(/^Could we move your .* appointment\?$/) }),
    );
  });
});

test('what overlaps is named, stays put by the filled button, and is booked by a second one; a time that somebody took meanwhile is refused by the server, said, and put back', async () => {
  const monday = freshMonday();
  const tuesday = shiftDay(monday, 1);
  await booked('Lena Late', at(tuesday, '08:00'));
  await booked('Mark First', at(monday, '08:00'));
  await booked('Nora Second', at(monday, '13:00'));
  const page = await openWeek(monday);
  const toNine = async () => {
    await visit(page, 'Nora Second').waitFor();
    await dragBy(page, visit(page, 'Nora Second'), 0, -4 * hourHeight);
  };
  await toNine();
  const choice = page.getByRole('dialog');
  await choice.getByText('Overlaps Mark First, 8:00 to 11:00 AM in Marina del Rey.').waitFor();
  await choice.getByRole('button', { name: 'Put it back' }).click();
  expect(await visitsFrom(monday)).toContain(`Nora Second ${monday} 1:00 PM`);
  await toNine();
  await choice.getByRole('button', { name: 'Book anyway' }).click();
  await page.getByText('Appointment Moved').waitFor();
  expect(await visitsFrom(monday)).toContain(`Nora Second ${monday} 9:00 AM`);
  await visit(page, 'Nora Second').getByText('Booked anyway').waitFor();

  await booked('Quinn Quick', at(tuesday, '13:00'));
  await dragBy(page, visit(page, 'Lena Late'), 0, 5 * hourHeight);
  await page.getByRole('button', { name: 'Move and email Lena' }).click();
  await choice.getByText(/^Overlaps Quinn Quick, 1:00 to 4:00 PM/).waitFor();
  await choice.getByRole('button', { name: 'Put it back' }).click();
  expect(await visitsFrom(monday)).toContain(`Lena Late ${tuesday} 8:00 AM`);
});

const setClock = (now: string | null) =>
  fetch(`${site.product.url}/_local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });

test.each([
  ['behind', '2025-03-10'],
  ['ahead', '2031-03-10'],
])('today, now and what is past go by the product’s clock, which is %s', async (_, someMonday) => {
  week += 1;
  const today = shiftDay(someMonday, 7 * week + 2);
  expect((await setClock(at(today, '10:00'))).status).toBe(200);
  try {
    await booked('Nia Now', at(shiftDay(today, 1), '08:00'));
    const page = await adminPage(site, noise());
    await page.goto('/admin/calendar');
    await visit(page, 'Nia Now').waitFor();
    expect(await page.locator('.cal-head--today').innerText()).toContain(`Wed ${Number(today.slice(8))}`);
    expect(await page.locator('.cal-now').count()).toBe(1);
    await dragBy(page, visit(page, 'Nia Now'), -2 * (await columnWidth(page)), 0);
    const choice = page.getByRole('dialog');
    await choice.getByText('That time is in the past.').waitFor();
    await choice.getByRole('button', { name: 'Put it back' }).click();
    await dragBy(page, visit(page, 'Nia Now'), 0, hourHeight);
    await choice.getByRole('button', { name: 'Move and email Nia' }).click();
    await page.getByText('Appointment Moved').waitFor();
  } finally {
    await setClock(null);
  }
});

test('a calendar that did not load says so and loads again; empty time that is selected becomes time off, which is removed again', async () => {
  const monday = freshMonday();
  const page = await adminPage(site, noise('500', 'Couldn’t load the calendar'));
  await page.route('**/api/admin-calendar*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/admin/calendar?day=${monday}`);
  await page.getByText('Couldn’t load your calendar.').waitFor();
  await page.unroute('**/api/admin-calendar*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Nothing is booked this week.').waitFor();

  const lane = await page.locator('.cal-lane').first().boundingBox();
  if (!lane) throw new Error('no week');
  const x = lane.x + lane.width / 2;
  await page.mouse.move(x, lane.y + hourHeight + 5);
  await page.mouse.down();
  await page.mouse.move(x, lane.y + 3 * hourHeight - 5, { steps: 5 });
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: 'Time off' });
  expect(await form.getByLabel('From').inputValue()).toBe(`${monday}T08:00`);
  expect(await form.getByLabel('To', { exact: true }).inputValue()).toBe(`${monday}T10:00`);
  await form.getByRole('button', { name: 'Take time off' }).click();
  await page.locator('.cal-off').waitFor();
  await page.getByRole('button', { name: 'Time off', exact: true }).click();
  await form.getByRole('button', { name: /^Remove .* 8:00 AM to 10:00 AM$/ }).click();
  await page.locator('.cal-off').waitFor({ state: 'detached' });
});

test('axe finds nothing in the week, in the agenda and in the list of times, and in each window nothing scrolls sideways', async () => {
  const monday = freshMonday();
  await booked('Axel Axe', at(monday, '08:00'));
  const page = await openWeek(monday);
  await page.getByRole('link', { name: 'Axel Axe' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await inEachWindow(page, async () => {
    await page.getByRole('link', { name: 'Axel Axe' }).waitFor();
    expect(await sidewaysPixels(page)).toBe(0);
  });
  await page.setViewportSize(phone.viewport);
  await page.getByRole('link', { name: 'Axel Axe' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Move Axel Axe/ }).click();
  await page.getByText('Suggested').waitFor();
  expect(await findings(page)).toEqual([]);
});

test('a sick day is two presses on Today, offers a move from its list too, and asks when taken back whether to tell them', async () => {
  const day = shiftDay(freshMonday(), 1);
  await booked('Sid Sick', at(day, '08:00'));
  await booked('Sue Sick', at(day, '13:00'));
  await setProductClock(site.product.url, at(day, '06:00'));
  onTestFinished(() => setProductClock(site.product.url, null));
  const page = await adminPage(site, noise());
  await page.goto('/adminka');
  await page.getByRole('button', { name: 'Can’t work today?' }).click();
  await page.getByText('Already booked visits stay: Sid Sick', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Take time off' }).click();
  const offer = page.getByRole('dialog', { name: 'Offer a move' });
  await offer.getByRole('checkbox', { name: /^Sid Sick/, checked: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Can’t work today?' }).click();
  await page.getByRole('button', { name: 'Offer a move to 2 customers' }).click();
  await offer.getByRole('checkbox', { name: /^Sid Sick/, checked: true }).waitFor();
  await offer.getByRole('checkbox', { name: /^Sue Sick/, checked: true }).waitFor();
  await offer.getByRole('button', { name: 'Send to 2 customers' }).click();
  await toast(page, 'Offered to 2 customers.').waitFor();
  await page.getByRole('button', { name: 'Can’t work today?' }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  const come = page.getByRole('dialog', { name: 'Tell them you can come?' });
  await come.getByText('Sue Sick', { exact: false }).waitFor();
  expect(await findings(page)).toEqual([]);
  await come.getByRole('button', { name: 'Tell them' }).click();
  await toast(page, 'Told 2 customers by email.').waitFor();
}, 60_000);

test('Pick a time and Move lead to the list of times, of a first visit and of one that is booked', async () => {
  const monday = freshMonday();
  const waiting = await leadOf('Pia Picks', { preferredDate: shiftDay(monday, 2) });
  const leadId = await booked('Mo Moves', at(monday, '08:00'));
  const page = await adminPage(site);
  await page.goto(`/admin/calendar?find=${waiting}`);
  await page.getByRole('dialog', { name: 'Find a time for Pia Picks' }).waitFor();
  const { body } = await call('admin-lead', { id: leadId });
  const [planned] = (body as { lead: { visits: { id: string }[] } }).lead.visits; // as the operation answers
  await page.goto(`/admin/calendar?find=${leadId}&visit=${planned?.id}`);
  const times = page.getByRole('dialog', { name: 'Move Mo Moves' });
  await times.getByRole('group', { name: 'Suggested' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Move and email Mo' }).click();
  await toast(page, 'Appointment Moved').waitFor();
  expect(new URL(page.url()).search).toBe('');
}, 40_000);
