import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { aPhoto, control, errorBox, fillIn, focused, radio, submitButton } from '../booking-visitor.ts';
import { hiddenFocus, sidewaysPixels } from '../page-checks.ts';
import { inEachWindow, phone, sharedProduct } from '../product.ts';

const site = sharedProduct();

const openBooking = async (query = '', visit = {}) => {
  const page = await site.open(`/booking${query}`, visit);
  await submitButton(page).and(page.locator(':enabled')).waitFor();
  return page;
};
const chosen = (page: Page) => page.locator('[name=packageId]:checked').getAttribute('value');
const selections = (page: Page) =>
  page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'service_card_select').length);
const stepTwoIsInSight = (page: Page) =>
  page.waitForFunction(() => {
    const top = document.querySelector('#step-2')?.getBoundingClientRect().top ?? Number.NaN;
    return top >= 0 && top < innerHeight / 2;
  });

test('the query preselects a service; a click on a card takes it and scrolls to step 2', async () => {
  const page = await openBooking();
  for (const [query, id] of [
    ['', 'complete'],
    ['?package=wash', 'wash'],
    ['?package=gold', 'complete'],
  ]) {
    await page.goto(`/booking${query}`);
    await submitButton(page).and(page.locator(':enabled')).waitFor();
    expect(await chosen(page)).toBe(id);
  }

  await page.locator('.opt', { hasText: 'Interior Only' }).click();
  expect(await chosen(page)).toBe('interior');
  await stepTwoIsInSight(page);
  expect(await selections(page)).toBe(1);
});

test.each(['Enter', 'Space'])('%s takes the card that has the focus, and sends nothing', async (key) => {
  // Without a glide a scroll that should not be would be there at once.
  const page = await openBooking();
  await radio(page, 'packageId', 'complete').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await chosen(page)).toBe('interior');
  expect(await selections(page)).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(600);
  await page.keyboard.press(key);
  await stepTwoIsInSight(page);
  expect(await selections(page)).toBe(1);
  expect(await errorBox(page).count()).toBe(0);
});

test('a length gives each card its estimate, is read as people write it, is remembered, and is the same above and in the form', async () => {
  const page = await openBooking();
  const bar = page.getByRole('complementary', { name: 'Your choice' });
  expect(await bar.count()).toBe(0);
  await control(page, 'boatLengthFt').fill('28');
  const estimates = await page.locator('.opt__estimate').allInnerTexts();
  expect(estimates.map((text) => text.trim())).toEqual([
    '~$784 at 28 ft',
    '~$392 at 28 ft',
    '~$392 at 28 ft',
    'from $840 at 28 ft',
    '~$196 at 28 ft',
  ]);
  expect(await bar.textContent()).toMatch(/Complete Detail\s*28 ft at \$28\/ft\s*~\$784/);
  expect(await page.evaluate(() => localStorage.getItem('bdla:lengthFt'))).toBe('28');
  await control(page, 'boatLengthFt').fill('280');
  expect(await page.evaluate(() => localStorage.getItem('bdla:lengthFt'))).toBe('28');
  expect(await page.locator('.opt__estimate b').count()).toBe(0);

  for (const [typed, said] of [
    ['24ft', /24 ft at \$28\/ft\s*~\$672/],
    ["24'", /24 ft at \$28\/ft\s*~\$672/],
    ['24’6"', /24\.5 ft at \$28\/ft\s*~\$686/],
    ['about twenty', /^\D*\$28\/ft$/],
  ] as const) {
    await control(page, 'boatLengthFt').fill(typed);
    expect(await bar.innerText()).toMatch(said);
  }

  const above = page.getByLabel('Your boat’s length');
  const inForm = control(page, 'boatLengthFt');
  expect(await above.evaluate((input: HTMLInputElement) => [input.form, input.required, input.name])).toEqual(
    [null, false, 'lengthFt'],
  );
  await above.fill('24');
  expect(await inForm.inputValue()).toBe('24');
  await page.getByText('~$672').first().waitFor();
  await inForm.fill('30');
  expect(await above.inputValue()).toBe('30');
  await page.getByText('~$840').first().waitFor();
  await submitButton(page).click();
  expect(await errorBox(page).getByRole('heading').textContent()).toBe('Missing required field: Full name');
});

test('the link’s length is there at the beginning, in both places', async () => {
  const page = await openBooking('?package=wash&length=32');
  expect(await control(page, 'boatLengthFt').inputValue()).toBe('32');
  expect(await page.getByLabel('Your boat’s length').inputValue()).toBe('32');
  await page.getByText('~$224').first().waitFor();
});

test('a remembered length and the city of the link’s area are there at the beginning', async () => {
  const page = await openBooking();
  await page.evaluate(() => localStorage.setItem('bdla:lengthFt', '34'));
  await page.goto('/booking?area=newport-harbor&package=restorer');
  await page.getByText('from $1,020').first().waitFor();
  await eventually(async () => expect(await control(page, 'boatLengthFt').inputValue()).toBe('34'));
  await eventually(async () => expect(await control(page, 'city').inputValue()).toBe('Newport Beach'));
});

test('what is missing or wrong is named in the box and beside the field, which gets the focus, until it is put right', async () => {
  const page = await openBooking();
  await fillIn(page, { fullName: '', zip: '' });
  await submitButton(page).click();
  expect(await errorBox(page).textContent()).toContain('Missing required field: Full name');
  expect(await errorBox(page).getByRole('link').allInnerTexts()).toEqual(['Full name', 'ZIP']);
  await eventually(async () => expect(await focused(page)).toBe('fullName'));
  await eventually(async () =>
    expect(await control(page, 'fullName').getAttribute('aria-invalid')).toBe('true'),
  );
  await eventually(async () =>
    expect(await control(page, 'fullName').getAttribute('aria-describedby')).toBe('fullName-problem'),
  );
  expect(await page.locator('#fullName-problem').textContent()).toBe('Enter your name.');

  await page.keyboard.type('Dana');
  expect(await page.locator('#fullName-problem').count()).toBe(0);
  expect(await errorBox(page).textContent()).toContain('Missing required field: ZIP');
  await errorBox(page).getByRole('link', { name: 'ZIP' }).click();
  await eventually(async () => expect(await focused(page)).toBe('zip'));
  await page.keyboard.type('90292');
  expect(await errorBox(page).count()).toBe(0);

  for (const [name, text, sentence] of [
    ['email', 'dana@example', 'Please enter a valid email address.'],
    ['boatLengthFt', '101', 'Boat length must be between 10 and 100 feet.'],
    ['boatLengthFt', '9.5', 'Boat length must be between 10 and 100 feet.'],
  ] as const) {
    await fillIn(page, { [name]: text });
    await submitButton(page).click();
    expect(await errorBox(page).getByRole('heading').textContent()).toBe(sentence);
    expect(await page.locator(`#${name}-problem`).textContent()).toBe(sentence);
    await eventually(async () => expect(await focused(page)).toBe(name));
  }

  await fillIn(page);
  await control(page, 'preferredDate').focus();
  await page.keyboard.type('0704');
  await submitButton(page).click();
  expect(await errorBox(page).getByRole('heading').textContent()).toBe('Please enter a date.');
  expect(await page.locator('#preferredDate-problem').textContent()).toBe('Please enter a date.');
  await eventually(async () => expect(await focused(page)).toBe('preferredDate'));
  await submitButton(page).focus();
  await errorBox(page).getByRole('link', { name: 'Preferred date' }).click();
  await eventually(async () => expect(await focused(page)).toBe('preferredDate'));
  await control(page, 'preferredDate').fill('2099-07-04');
  await eventually(async () => expect(await errorBox(page).count()).toBe(0));

  await fillIn(page);
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>('[name=conditionLevel]'))
      box.checked = false;
  });
  await submitButton(page).click();
  expect(await errorBox(page).textContent()).toContain('Missing required field: Condition');
  expect(await page.locator('#conditionLevel-problem').textContent()).toBe(
    "Please select your boat's condition.",
  );
  await eventually(async () => expect(await focused(page)).toBe('conditionLevel'));
});

test('answers about boat, service and access survive a reload, a person’s data does not', async () => {
  const page = await openBooking('?package=wash');
  const plan = { holds: 'A wash.', requested_service: 'wash', every_weeks: 4, rate_per_foot: 6.5 };
  const plans = [{ level: 'basic', ...plan }];
  await page.route('**/api/plans', (route) => route.fulfill({ json: { plans } }));
  await page.reload();
  await radio(page, 'packageId', 'restorer').click();
  await fillIn(page);
  await radio(page, 'monthlyPlanInterest', 'basic').check();
  await control(page, 'brand').fill('Catalina');
  await control(page, 'notes').fill('Gate 12');
  // What the browser itself restores is not under test.
  await page.evaluate(() => document.querySelector('form')?.setAttribute('autocomplete', 'off'));
  await page.reload();
  await eventually(async () => expect(await chosen(page)).toBe('restorer'));
  await eventually(async () => expect(await control(page, 'boatType').inputValue()).toBe('Cruiser/Yacht'));
  await eventually(async () => expect(await control(page, 'brand').inputValue()).toBe('Catalina'));
  await eventually(async () => expect(await control(page, 'notes').inputValue()).toBe('Gate 12'));
  expect(await radio(page, 'conditionLevel', 'Good').isChecked()).toBe(true);
  expect(await radio(page, 'monthlyPlanInterest', 'basic').isChecked()).toBe(true);
  await eventually(async () => expect(await control(page, 'fullName').inputValue()).toBe(''));
  await eventually(async () => expect(await control(page, 'acceptedTerms').isChecked()).toBe(false));
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  // The whole number: three digits may stand in a random id as well.
  expect(stored).not.toMatch(/Dana|dana@|555-?0142|Fiji/);
});

test('a link’s package beats what was chosen on an earlier visit of the same link', async () => {
  const page = await openBooking('?package=interior');
  await radio(page, 'packageId', 'wash').click();
  await page.goto('/services');
  await page.goto('/booking?package=interior');
  await submitButton(page).and(page.locator(':enabled')).waitFor();
  expect(await chosen(page)).toBe('interior');
});

test('what is typed before the page is alive stays', async () => {
  const context = await site.visitor();
  const page = await context.newPage();
  let letScriptsThrough = () => {};
  const scripts = new Promise<void>((resolve) => {
    letScriptsThrough = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/booking?package=wash', { waitUntil: 'commit' });
  await control(page, 'fullName').fill('Early Bird');
  await page.getByLabel('Your boat’s length').fill('31');
  await radio(page, 'packageId', 'interior').check();
  await control(page, 'photos').setInputFiles([await aPhoto('early.jpg')]);
  await eventually(async () => expect(await submitButton(page).isDisabled()).toBe(true));
  await page.keyboard.press('Enter');
  letScriptsThrough();
  await submitButton(page).and(page.locator(':enabled')).waitFor();
  await eventually(async () => expect(await control(page, 'fullName').inputValue()).toBe('Early Bird'));
  expect(await chosen(page)).toBe('interior');
  await page.getByText('~$434').first().waitFor();
  expect(await control(page, 'boatLengthFt').inputValue()).toBe('31');
  await page.getByRole('img', { name: 'early.jpg' }).waitFor();
  expect(page.url()).not.toContain('Early');
});

test('without JavaScript the page says what it needs, and nothing typed gets into the address', async () => {
  const page = await site.open('/booking', { javaScriptEnabled: false });
  expect(await page.locator('noscript').textContent()).toContain('Booking needs JavaScript.');
  await control(page, 'fullName').fill('Dana Whitfield');
  await control(page, 'fullName').press('Enter');
  expect(page.url()).toBe(`${site.product.url}/booking`);
});

test('debug=1 shows the tools: public settings, and sending without the browser’s checks', async () => {
  const page = await openBooking('?debug=1', { expectedNoise: /400/ });
  await page.getByRole('button', { name: 'show config' }).click();
  await page.getByText('"publicKey"').waitFor();
  const answer = page.waitForResponse('**/api/lead-intake');
  await page.getByRole('button', { name: 'force submit' }).click();
  expect((await answer).status()).toBe(400);
  await errorBox(page).getByText('Missing required field: Full name').waitFor();
  await eventually(async () => expect(await focused(page)).toBe('fullName'));
});

test('320 px and text at 200 % need no sideways scrolling', async () => {
  const page = await openBooking('', { ...phone, viewport: { width: 320, height: 640 } });
  await control(page, 'boatLengthFt').fill('28');
  await submitButton(page).click();
  expect(await sidewaysPixels(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysPixels(page)).toBe(0);
});

test('the bar with the price leaves what has the focus in sight, the button and the notes too', async () => {
  const page = await openBooking('?length=28');
  await page.locator('.ctx').waitFor();
  await inEachWindow(page, async () => expect(await hiddenFocus(page)).toEqual([]));
});

test('an email one letter off a common provider’s is asked about and goes as it was typed unless it is put right', async () => {
  const page = await openBooking();
  const email = control(page, 'email');
  await email.fill('ana@yaho.com');
  await control(page, 'phone').focus();
  const other = page.getByRole('button', { name: 'ana@yahoo.com' });
  await other.waitFor();
  expect(await email.getAttribute('aria-invalid')).toBe('false');
  expect(await email.inputValue()).toBe('ana@yaho.com');
  expect(await sidewaysPixels(page)).toBe(0);
  await other.click();
  expect(await email.inputValue()).toBe('ana@yahoo.com');
  expect(await other.count()).toBe(0);
});
