import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Today } from '#domain/today/todays-visit.ts';
import { aToday, aTodayVisit } from '../a-today.ts';
import { eventually } from '../eventually.ts';
import { adminPage, noise, passUndo, rows, toast, turnAway } from './admin-desk.ts';
import { findings, hiddenFocus, sidewaysPixels } from './page-checks.ts';
import { desktop, inEachWindow, phone, productInBrowser, tablet, type Visit } from './product.ts';

const site = productInBrowser();

/** Today as the server would answer it; the rest of the page is real. */
async function openToday(
  today: Today,
  visit: Visit = noise(),
  before?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await adminPage(site, visit);
  await before?.(page);
  await page.route('**/api/admin-today', (route) => route.fulfill({ json: today }));
  await page.goto('/adminka');
  await page.getByRole('heading', { level: 1, name: 'Thursday, March 18' }).waitFor();
  return page;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('who is next stands there without a tap, with the gate code on a press and the way to the boat and to the customer', async () => {
  const page = await openToday(aToday(), noise('Failed to load resource', 'Couldn’t load this lead'));
  const card = page.getByRole('article', { name: 'Ana Ortiz' });
  await card.getByText('Next, in 36 minutes').waitFor();
  await card.getByText('8:00 AM').waitFor();
  await card.getByText('C-1204').waitFor();
  await card.getByText('Third job with us', { exact: false }).waitFor();
  await card.getByText('Tide not for navigation', { exact: false }).waitFor();
  expect(await card.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain(
    '13755+Fiji+Way',
  );
  expect(await card.getByRole('link', { name: 'Text', exact: true }).getAttribute('href')).toMatch(
    /^sms:\+13105550118/,
  );
  await page.route('**/gate-code', (route) => route.fulfill({ json: { gate_code: '4417 #' } }));
  const pressGateCode = () => page.getByRole('button', { name: 'Gate code' }).click();
  await pressGateCode();
  await page.getByText('4417 #').waitFor();
  await page.getByText('We’ve noted that you looked.').waitFor();
  await pressGateCode();
  await page.getByText('4417 #').waitFor({ state: 'detached' });
  await card.getByRole('link', { name: 'Ana Ortiz' }).click();
  await page.waitForURL('**/admin?lead=*');
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.waitForURL('**/adminka');
});

test('extra work stands at its visit, with what the customer said to it, and as a draft until it is asked; a form whose styles did not come opens whole at the next press', async () => {
  const asked = {
    id: '01KM0000000000000000000041',
    line: 'Oxidation',
    amount: 12_000,
    sent_at: '2027-03-18T14:10:00.000Z',
  };
  const extras = [
    asked,
    {
      ...asked,
      id: '01KM0000000000000000000042',
      answer: 'approve' as const,
      answered_at: '2027-03-18T14:20:00.000Z',
    },
    {
      ...asked,
      id: '01KM0000000000000000000043',
      answer: 'leave' as const,
      answered_at: '2027-03-18T14:21:00.000Z',
    },
    { ...asked, id: '01KM0000000000000000000044', answer_by: '2027-03-18T14:15:00.000Z' },
  ];
  const page = await openToday(aToday({ visits: [aTodayVisit({ extras, status: 'underway' })] }), {
    ...noise('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'Failed to open the form', 'The toasts did not load'),
  });
  const rows = page.getByRole('region', { name: 'Extra work' }).getByRole('listitem');
  await rows.first().waitFor();
  expect(await rows.allTextContents()).toEqual([
    'Oxidation, $131.40 with taxAsked 7:10 AM. Don’t start until Ana approves.',
    'Oxidation, $131.40 with taxApproved 7:20 AM. Go ahead.',
    'Oxidation, $131.40 with taxAna said leave it, 7:21 AM.',
    'Oxidation, $131.40 with taxNo answer by 7:15 AM, so it’s a no. If Ana wants it after all, ask again.Ask again about Oxidation',
  ]);
  const formStyles = '**/assets/admin-later-*.css';
  await page.route(formStyles, (route) => route.abort());
  const failed = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to open the form'),
  );
  await page.getByRole('button', { name: 'Extra work' }).click();
  await failed;
  await page.unroute(formStyles);
  await page.getByRole('button', { name: 'Extra work' }).click();
  const form = page.getByRole('dialog', { name: 'Extra work for Ana Ortiz' });
  await form.waitFor();
  const isStyled = await page.evaluate(() =>
    [...document.styleSheets].some(
      ({ href, cssRules }) => href?.includes('/assets/admin-later-') && cssRules.length > 0,
    ),
  );
  expect(isStyled).toBe(true);
  await page.context().setOffline(true);
  await form.getByText('No signal. It’s kept as a draft on this device', { exact: false }).waitFor();
  await form.getByLabel('What you found').fill('Cracked vent');
  await form.getByRole('button', { name: 'Close' }).click();
  const draft = rows.filter({ hasText: 'Cracked vent' });
  await draft.getByText('Draft, only on this device. Ana hasn’t been asked.').waitFor();
  await page.context().setOffline(false);
  await draft.getByRole('button', { name: 'Open' }).click();
  expect(await form.getByLabel('What you found').inputValue()).toBe('Cracked vent');
});

test('what waits comes with its one act; on a phone the day comes first, and what is folded says how much it is', async () => {
  const day = aToday();
  const request = day.waiting.find(({ kind }) => kind === 'request');
  const more = request ? [1, 2].map((n) => ({ ...request, lead_id: `more-${n}`, name: `Guest ${n}` })) : [];
  const visits = day.visits.map((visit) => ({
    ...visit,
    ...(/Ben/.test(visit.name) && { email: undefined }),
  }));
  const today = { ...day, visits, waiting: [...day.waiting, ...more] };
  const page = await openToday(today, { ...noise(), ...phone });
  const target = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  await page.getByRole('button', { name: 'Offer a move to Carla Núñez' }).waitFor();
  expect(await target('Follow up for Noor Aziz')).toBe('/admin?lead=01KM0000000000000000000015#messages');
  expect(await target('Send a price for Owen Pruitt')).toBe('/admin?lead=01KM0000000000000000000014');
  expect(await page.locator('.today h2').allTextContents()).toEqual([
    'Ana Ortiz',
    'Later today',
    'Waiting for you',
    'Tomorrow, Friday',
  ]);
  const asked = page.getByRole('link', { name: 'Text Ben: is your boat ready?' });
  expect(await asked.getAttribute('href')).toMatch(/^sms:/);
  expect((await asked.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const last = page.getByRole('link', { name: 'Send a price for Guest 2' });
  expect(await last.isVisible()).toBe(false);
  await page.getByText('Show all 4').tap();
  await last.waitFor();
  const stop = page.getByRole('link', { name: /^1:00 PM.*Carla Núñez/ });
  expect(await stop.isVisible()).toBe(false);
  await page.getByText('1 visit, 1 warning').tap();
  await stop.waitFor();
});

test('Start says what it does; Finish leads to photos, price and payment, or waits for an Undo where visits remain', async () => {
  const [visit] = aToday().visits;
  // Before it opens: a clock put into a page that stands reads 1970 for a moment.
  const page = await openToday(aToday(), noise(), (blank) => blank.clock.install());
  const card = page.getByRole('article', { name: 'Ana Ortiz' });
  await card.getByText('Opens a text to Ana', { exact: false }).waitFor();
  const acts: unknown[] = [];
  await page.route('**/visits/*', (route) => {
    acts.push(route.request().postDataJSON());
    return route.fulfill({ json: { lead: {} } });
  });
  expect(await card.getByRole('link', { name: 'Finish' }).getAttribute('href')).toBe(
    `/admin/finish/${visit?.lead_id}?visit=${visit?.id}`,
  );
  await card.getByRole('button', { name: 'Start' }).click();
  await turnAway(page);
  await expect.poll(() => acts).toMatchObject([{ act: 'start' }]);

  await page.unroute('**/api/admin-today');
  await page.route('**/api/admin-today', (route) =>
    route.fulfill({ json: aToday({ visits: [aTodayVisit({ visits_left: 1 })] }) }),
  );
  await page.reload();
  const undo = card.getByRole('button', { name: 'Undo' });
  await card.getByRole('button', { name: 'Finish' }).click();
  await card.getByText(/^Done for today in \d+ seconds\. No email goes out\.$/).waitFor();
  expect(await findings(page)).toEqual([]);
  await eventually(async () => {
    if (await undo.isVisible()) await undo.click();
    expect(await undo.count()).toBe(0);
  });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('On my way');
  expect(acts).toHaveLength(1);
  await card.getByRole('button', { name: 'Finish' }).click();
  await undo.waitFor();
  await turnAway(page);
  await expect.poll(() => acts.at(-1)).toMatchObject({ act: 'finish' });
  await page.unroute('**/api/admin-today');
  await page.route('**/api/admin-today', (route) =>
    route.fulfill({
      json: aToday({
        visits: [aTodayVisit({ status: 'underway', receipt: '2027-0004', is_return: true })],
      }),
    }),
  );
  await page.reload();
  await card.getByText('Ends the return visit. Receipt 2027-0004 stays as it is.').waitFor();
  await card.getByLabel('Email Ana that you came back').uncheck();
  await card.getByRole('button', { name: 'Finish' }).click();
  await card.getByText(/No email goes out\.$/).waitFor();
  await passUndo(page);
  await expect.poll(() => acts.at(-1)).toMatchObject({ act: 'finish', mail: false });
  const unbilled = aToday({ visits: [aTodayVisit({ status: 'underway', is_return: true })] });
  await page.route('**/api/admin-today', (route) => route.fulfill({ json: unbilled }));
  await page.reload();
  await card.getByText('Ends the return visit and bills nothing. The job still has no receipt.').waitFor();
  await card.getByRole('button', { name: 'Not started?' }).click();
  await card
    .getByText('Take the start back? Ana’s page shows the appointment again. Nobody is emailed.')
    .waitFor();
  await card.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => acts.at(-1)).toMatchObject({ act: 'take-back-start' });
  expect(await card.getByRole('link', { name: 'Finish' }).count()).toBe(0);
  await page.setViewportSize(phone.viewport);
  await card.getByRole('button', { name: 'Couldn’t do it?' }).click();
  expect(await hiddenFocus(page)).toEqual([]);
});

test('closing the form for extra work gives the focus back to what opened it', async () => {
  const page = await openToday(aToday({ visits: [aTodayVisit({ status: 'underway' })] }));
  const opens = page.getByRole('button', { name: 'Extra work' });
  await opens.click();
  const found = page.getByLabel('What you found');
  await expect.poll(() => found.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => opens.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the last day of a job whose earlier day nobody has marked asks for that first', async () => {
  const visit = aTodayVisit({ visits_left: 1 });
  const { lead_id, name } = visit;
  const text = 'was planned for Wed, Mar 17, 8:00 AM. How did it go?';
  const earlier = { kind: 'overdue', lead_id, visit_id: '01KM0000000000000000000077', name, text } as const;
  const waiting = [{ ...earlier, act: 'How did it go?', since: '2027-03-17T18:00:00.000Z' }];
  const page = await openToday(aToday({ visits: [visit], waiting }));
  const card = page.getByRole('article', { name: 'Ana Ortiz' });
  const why = card.getByRole('button', { name: 'say how Wednesday went' });
  const hasFocus = (place: typeof why) => place.evaluate((element) => element === document.activeElement);
  for (const _ of ['at once', 'again']) {
    await card.getByRole('button', { name: 'Finish' }).click();
    await card.getByRole('alert').getByText('First', { exact: false }).waitFor();
    await expect.poll(() => hasFocus(why)).toBe(true);
  }
  await why.click();
  const done = page.getByRole('group', { name: /Wed, Mar 17/ }).getByLabel('Done');
  await expect.poll(() => hasFocus(done)).toBe(true);
  expect(await card.getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

test('once the start has passed, a visit whose boat or people are not there is missed from its card', async () => {
  const page = await openToday(aToday(), { ...noise(), ...phone });
  const card = page.getByRole('article', { name: 'Ana Ortiz' });
  const nobody = card.getByRole('button', { name: 'Nobody here?' });
  await card.getByText('Running late?').waitFor();
  expect(await nobody.count()).toBe(0);

  const acts: unknown[] = [];
  await page.route('**/visits/*', (route) => {
    acts.push(route.request().postDataJSON());
    return route.fulfill({ json: { lead: {} } });
  });
  await page.unroute('**/api/admin-today');
  const start = '2027-03-18T15:10:00.000Z';
  const visits = [
    aTodayVisit(),
    aTodayVisit({
      id: '01KM0000000000000000000002',
      name: 'Ben Whitlock',
      start,
      move_offered_at: '2027-03-18T15:05:00.000Z',
    }),
  ];
  await page.route('**/api/admin-today', (route) =>
    route.fulfill({ json: aToday({ now: '2027-03-18T15:20:00.000Z', visits }) }),
  );
  await page.reload();
  const later = page.getByRole('region', { name: 'Later today' });
  await later.getByText('Was due to start 10 minutes ago.').waitFor();
  await later.getByText('Other times offered, no answer yet.').waitFor();
  await later.getByText('Running late?').click();
  await later.getByRole('button', { name: 'Email Ben' }).waitFor();
  await later.getByText('Running late?').click();
  await nobody.click();
  await card
    .getByText('Nobody there, no boat, or no way in? Ana gets an email that we couldn’t get to the boat.')
    .waitFor();
  expect(await card.locator('.question .btn').allTextContents()).toEqual(['Mark as missed']);
  await card.getByRole('button', { name: 'Never mind' }).click();
  await nobody.click();
  expect(acts).toEqual([]);
  await card.getByRole('button', { name: 'Mark as missed' }).click();
  await card.getByText(/^Emails Ana in \d+ seconds?: we couldn’t get to the boat\.$/).waitFor();
  await turnAway(page);
  await expect.poll(() => acts).toMatchObject([{ act: 'miss' }]);
  const { id: visit_id, lead_id, name } = aTodayVisit();
  const missed = { visit_id, was_underway: false };
  const item = { kind: 'date', lead_id, name, text: 'has no new time yet.', since: start } as const;
  await page.unroute('**/api/admin-today');
  await page.route('**/api/admin-today', (route) =>
    route.fulfill({ json: aToday({ visits: [], waiting: [{ ...item, act: 'Pick a time', missed }] }) }),
  );
  await page.reload();
  const takeBack = page.getByRole('button', { name: 'They were here after all' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await takeBack.click();
  await page.getByText(/^Emails Ana in \d+ seconds? that it’s on after all\.$/).waitFor();
  await eventually(async () => {
    if (await undo.isVisible()) await undo.click();
    expect(await undo.count()).toBe(0);
  });
  await takeBack.click();
  await undo.waitFor();
  expect(acts).toHaveLength(1);
  await turnAway(page);
  await expect.poll(() => acts).toMatchObject([{ act: 'miss' }, { act: 'take-back-miss' }]);
});

test.each([
  ['On my way', { phone: undefined }, /^Emails Ana in \d+ seconds?\.$/],
  ['Start', {}, /^Shows on Ana’s page in \d+ seconds?\.$/],
])(
  'a wrong press of %s is taken back where it was pressed before anything goes out',
  async (name, facts, said) => {
    const page = await openToday(aToday({ visits: [aTodayVisit(facts)] }), { ...noise(), ...phone });
    const acts: unknown[] = [];
    await page.route('**/visits/*', (route) => {
      acts.push(route.request().postDataJSON());
      return route.fulfill({ json: { lead: {} } });
    });
    const card = page.getByRole('article', { name: 'Ana Ortiz' });
    const press = card.getByRole('button', { name });
    await press.tap();
    const undo = card.getByRole('button', { name: 'Undo' });
    await card.getByText(said).waitFor();
    await eventually(async () => {
      if (await undo.isVisible()) await undo.tap();
      expect(await undo.count()).toBe(0);
    });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.acts') != null)).toBe(true);
    await turnAway(page);
    expect(acts).toEqual([]);
    await press.tap();
    await undo.waitFor();
    await page.getByRole('link', { name: 'Calendar', exact: true }).first().click();
    await page
      .getByRole('region', { name: `${name}, Ana Ortiz` })
      .getByRole('button', { name: 'Undo' })
      .waitFor();
    await turnAway(page);
    await expect.poll(() => acts).toHaveLength(1);
  },
);

test('the toast of a failed act covers no control that stays in sight, on a tablet and a laptop', async () => {
  const page = await openToday(aToday(), { ...noise('400'), ...tablet });
  await page.route('**/visits/*', (route) => route.fulfill({ status: 400, json: {} }));
  const failed = toast(page, 'Error', 'Failed to save. Please try again.');
  const controls = page.locator(':is(.bar, .wait, .adm-nav, .adm-head__who, .tabs) :is(a, button):visible');
  for (const { viewport } of [tablet, desktop]) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await turnAway(page);
    await failed.waitFor();
    expect(await controls.count()).toBeGreaterThan(5);
    await eventually(async () => {
      const over = await failed.boundingBox();
      const boxes = await controls.evaluateAll((all) =>
        all.map((control): Box => control.getBoundingClientRect().toJSON()),
      );
      expect(boxes.filter((box) => over && meet(box, over))).toEqual([]);
    });
    await failed.getByRole('button').click();
    await failed.waitFor({ state: 'detached' });
  }
});

test('an underway visit has one way on, and is missed where the work can’t be done; a visit of another day has none', async () => {
  const underway = aTodayVisit({ status: 'underway', started_at: '2027-03-18T15:02:00.000Z' });
  const [, ben = underway] = aToday().visits;
  const page = await openToday(aToday({ visits: [underway, ben] }));
  const card = page.getByRole('article', { name: 'Ana Ortiz' });
  const acts: unknown[] = [];
  await page.route('**/visits/*', (route) => {
    acts.push(route.request().postDataJSON());
    return route.fulfill({ json: { lead: {} } });
  });
  await card.getByText('Started 8:02').waitFor();
  expect(await card.locator('.acts .btn').allTextContents()).toEqual(['Finish']);
  const later = page.getByRole('region', { name: 'Later today' });
  await later.getByRole('button', { name: 'Start this one Ben Whitlock' }).click();
  await later.getByText(/^Shows on Ben’s page in \d+ seconds?\.$/).waitFor();
  await later.getByRole('button', { name: 'Undo Ben Whitlock' }).waitFor();
  await turnAway(page);
  await expect.poll(() => acts.splice(0)).toMatchObject([{ act: 'start' }]);
  await card.getByRole('button', { name: 'Couldn’t do it?' }).click();
  await card.getByText('Couldn’t do the work? Ana gets an email that we couldn’t do the work.').waitFor();
  await card.getByRole('button', { name: 'Mark as missed' }).click();
  await card.getByText(/^Emails Ana in \d+ seconds?: we couldn’t do the work\.$/).waitFor();
  await turnAway(page);
  await expect.poll(() => acts).toMatchObject([{ act: 'miss' }]);
  await page.unroute('**/api/admin-today');
  await page.route('**/api/admin-today', (route) =>
    route.fulfill({ json: aToday({ visits: [aTodayVisit({ start: '2027-03-20T15:00:00.000Z' })] }) }),
  );
  await page.reload();
  await card.getByText('Next, Saturday, March 20').waitFor();
  expect(await card.locator('.acts').count()).toBe(0);
});

test('a forgotten week of three visits is closed in four taps, and Move opens the list of times', async () => {
  const day = aToday();
  const forgotten = [1, 2, 3].map((number) => ({
    kind: 'overdue' as const,
    lead_id: `01KM000000000000000000002${number}`,
    visit_id: `01KM000000000000000000003${number}`,
    name: `Guest ${number}`,
    text: `was planned for Mon, Mar 15, ${number}:00 PM. How did it go?`,
    act: 'Say how it went',
    since: '2027-03-15T20:00:00.000Z',
  }));
  const page = await openToday({ ...day, waiting: [...forgotten, ...day.waiting] }, { ...noise(), ...phone });
  let said: unknown;
  await page.route('**/api/admin-visits/close', (route) => {
    said = route.request().postDataJSON();
    return route.fulfill({ json: { results: [] } });
  });
  const form = page.getByRole('form', { name: 'How did it go?' });
  await form.getByText('“Done” closes the visit without a receipt').waitFor();
  const groups = await page.locator('.wait__grp').allTextContents();
  expect(groups.slice(0, 3)).toEqual(['Before tomorrow', 'This week', 'How did it go?']);
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  for (const [index, { name }] of forgotten.entries()) {
    const row = form.getByRole('listitem').filter({ hasText: name });
    await tap(row.getByRole('radio', { name: index === 1 ? 'Missed' : 'Done' }));
  }
  await tap(form.getByRole('button', { name: 'Save 3 answers, 1 email goes out' }));
  await eventually(() => expect(said).toBeDefined());
  expect(taps).toBe(forgotten.length + 1);
  expect(said).toEqual({
    visits: forgotten.map(({ lead_id, visit_id }, index) => ({
      lead_id,
      visit_id,
      act: index === 1 ? 'miss' : 'finish',
    })),
  });
  const move = form.getByRole('link', { name: 'Move the visit of Guest 1' });
  expect(await move.getAttribute('href')).toContain(
    '/admin/calendar?find=01KM0000000000000000000021&visit=01KM0000000000000000000031',
  );
  expect(await page.locator('main .btn--main').count()).toBe(1);
});

test('a day that could not be loaded says so and loads on a press; without a connection what was loaded stays, with its time', async () => {
  const page = await adminPage(
    site,
    noise('500', 'Failed', 'ERR_INTERNET_DISCONNECTED', 'The toasts did not load'),
  );
  let isBroken = true;
  await page.route('**/api/admin-today', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { error: '' } }) : route.fulfill({ json: aToday() }),
  );
  await page.goto('/adminka');
  const note = page.getByRole('alert').filter({ hasText: 'Couldn’t load your day.' });
  await note.waitFor();
  isBroken = false;
  await note.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('article', { name: 'Ana Ortiz' }).waitFor();
  await page.context().setOffline(true);
  await page.getByText('As of 7:24 AM', { exact: false }).waitFor();
  await page.getByText('You’ll need a connection for these.').waitFor();
  await page.getByRole('article', { name: 'Ana Ortiz' }).waitFor();
  expect(await hiddenFocus(page)).toEqual([]);
});

test('Today bears its checks in each window; what stops the next visit is said before the way to the boat; at twice the text its act stands whole above the tabs, and what waits has room for its words', async () => {
  const lakeside = aTodayVisit({ tides: [], berth: {}, area: 'castaic-lake' });
  const day = aToday();
  let today = { ...day, visits: [...day.visits, { ...lakeside, id: '01KM0000000000000000000009' }] };
  const page = await openToday(today);
  expect(await findings(page)).toEqual([]);
  await inEachWindow(page, async () => {
    expect(await sidewaysPixels(page)).toBe(0);
    expect(await hiddenFocus(page)).toEqual([]);
  });
  await page.setViewportSize(phone.viewport);
  expect(await findings(page)).toEqual([]);

  await page.route('**/api/admin-today', (route) => route.fulfill({ json: today }));
  const [windy] = day.visits.slice(-1);
  today = aToday({ visits: windy ? [windy] : [] });
  await page.reload();
  const card = page.getByRole('article', { name: 'Carla Núñez' });
  const warning = card.getByText('Wind 24 mph from 1:00 PM. Too windy to wax (limit 20 mph).');
  const below = await card.getByRole('link', { name: 'Directions' }).boundingBox();
  expect((await warning.boundingBox())?.y).toBeLessThan(below?.y ?? 0);

  today = aToday({ visits: [aTodayVisit({ start: '2027-03-18T19:45:00.000Z' })] });
  await page.reload();
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const main = page.getByRole('article', { name: 'Ana Ortiz' }).locator('.bar .btn--main');
  expect(await sidewaysPixels(page)).toBe(0);
  const act = await main.boundingBox();
  const nav = page.getByRole('navigation', { name: 'Admin, bottom of the page' });
  const tabs = await nav.boundingBox();
  const more = await nav.getByRole('button', { name: 'More' }).boundingBox();
  expect((more?.x ?? 0) + (more?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(act?.y).toBeGreaterThan(0);
  expect((act?.y ?? 0) + (act?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  const waits = page.getByRole('listitem').filter({ hasText: 'Owen Pruitt' });
  expect((await waits.getByRole('paragraph').boundingBox())?.width).toBeGreaterThan(200);
});

test('an empty calendar says so and leads on; the simple panel stands below; on a phone the tabs lead everywhere, More to the rest', async () => {
  const page = await adminPage(site, { ...noise(), ...phone });
  await page.goto('/adminka');
  await page.getByRole('heading', { level: 2, name: 'Nothing on the calendar' }).waitFor();
  await page.getByText('Nothing. You’re caught up.').waitFor();
  await page.getByText('No leads yet').waitFor();
  await page.getByRole('link', { name: 'Open the calendar' }).click();
  await page.waitForURL('**/admin/calendar');
  const tabs = page.getByRole('navigation', { name: 'Admin, bottom of the page' });
  await tabs.getByRole('link', { name: 'Leads' }).click();
  await page.waitForURL('**/admin');
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
  const more = tabs.getByRole('button', { name: 'More' });
  const settings = tabs.getByRole('link', { name: 'Settings' });
  await more.click();
  await settings.waitFor();
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'hidden' });
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  await more.click();
  await page.getByRole('heading', { level: 1, name: 'Leads' }).click();
  await settings.waitFor({ state: 'hidden' });
  await more.click();
  await settings.click();
  await page.waitForURL('**/admin/settings');
  expect(await rows(page).count()).toBe(0);
});
