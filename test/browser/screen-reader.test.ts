import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { setProductClock } from '../product-clock.ts';
import { book, field, noise, openLead, openLeads, setField, signedIn } from './admin-desk.ts';
import { aPhoto, fillIn, submitButton } from './booking-visitor.ts';
import { wake } from './hydration.ts';
import { productInBrowser } from './product.ts';
import { anOffer, givenLead, today } from './status-lead.ts';

const site = productInBrowser();

const states = ['focused', 'required', 'invalid', 'checked', 'pressed', 'disabled', 'busy', 'live'] as const;

/**
 * What a screen reader is given to say, a line for each part of the browser's own accessibility tree: role,
 * name, states that hold, description, value. Snapshots of a locator leave out states and descriptions.
 */
async function spoken(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, value, properties = [] }) => {
      const holds = properties
        .filter(({ name, value }) => !['false', 'off', undefined].includes(value.value?.toString()) && name)
        .map(({ name }) => name as string)
        .filter((name) => states.some((state) => state === name));
      return [
        [role?.value, name?.value && `"${name.value}"`, value?.value && `= ${value.value}`],
        holds.length > 0 && [`[${holds.join(' ')}]`],
        description?.value && [`(${description.value})`],
      ]
        .flatMap((part) => part || [])
        .filter(Boolean)
        .join(' ');
    });
}

/** Waits until all of the lines are there to be said. */
const hears = (page: Page, ...lines: readonly (string | RegExp)[]) =>
  eventually(async () => {
    const said = await spoken(page);
    for (const line of lines) {
      const matches = typeof line === 'string' ? expect.stringContaining(line) : expect.stringMatching(line);
      expect(said).toContainEqual(matches);
    }
  });

test('of a refused booking: the way to each field, and at the field what it is, what is wrong and why', async () => {
  const page = await site.open('/booking');
  await wake(page);
  await hears(
    page,
    'radiogroup "Choose Your Service"',
    'radio "Complete Detail" [checked] (Most popular Everything, inside and out, in one visit. From $28/ft)',
    'textbox "Email" [required] (We’ll send your price here.)',
    'textbox "Brand (optional)"',
  );
  await submitButton(page).click();
  await hears(
    page,
    'alert [live]',
    'heading "Missing required field: Full name"',
    'link "Length"',
    'textbox "Full name" [invalid focused required] (Enter your name.)',
    'textbox "Email" [invalid required] (We’ll send your price here. Enter an email address.)',
    'combobox "Boat type" = Choose a type [invalid] (Choose a boat type.)',
    'radiogroup "Condition" [invalid required] (Estimates go by length alone. Wear and oxidation can add to them. Please select your boat\'s condition.)',
    'checkbox "I accept the Terms (opens in a new tab)" [invalid] (Moving or canceling is free up to 24 hours before your appointment. After that, a trip fee may apply. Please accept the Terms.)',
  );
  await page.context().setOffline(true);
  const offline = 'You’re offline. What you typed is still here. Submit when you’re back online.';
  await page.getByRole('status').filter({ hasText: offline }).waitFor();
  await hears(page, `"${offline}"`);
});

test('of photos: how far each has come, what went wrong, and how many are there', async () => {
  const page = await site.open('/booking', { expectedNoise: /ERR_FAILED/ });
  await wake(page);
  await hears(page, 'button "Add photos or drop them here" = No file chosen (A full side and a close-up');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles([await aPhoto('bow.jpg')]);
  await hears(
    page,
    'progressbar "Uploading bow.jpg"',
    'button "Cancel bow.jpg"',
    '"0 of 1 photos uploaded."',
  );
  letThrough();
  await hears(page, '"1 of 1 photos uploaded."', 'image "bow.jpg"', 'button "Remove bow.jpg"');
  await picker.setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') }]);
  await hears(page, /"1 of 1 photos uploaded\. notes\.txt: .+"/, 'button "Remove notes.txt"');
});

test('of a submission: that it runs, then the page it leads to', async () => {
  const page = await site.open('/booking');
  await wake(page);
  await fillIn(page);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/lead-intake', async (route) => {
    await held;
    await route.continue();
  });
  await submitButton(page).click();
  await hears(page, /^button "Submitting\.\.\." .*busy/);
  letThrough();
  await hears(
    page,
    'heading "Dana, we’ve got it."',
    'heading "Where your request stands: step 1 of 5"',
    '", now"',
    '", to come"',
    'DisclosureTriangle "Message us"',
    'region "Updates"',
    'heading "Request sent"',
    'button "Refresh"',
  );
  const said = await spoken(page);
  const often = (line: string) => said.filter((other) => other === line).length;
  expect(often('StaticText "Request sent"'), 'in the updates').toBe(1);
  expect(often('status [live]'), 'where news of the booking, of what one did and of the line are told').toBe(
    4,
  );
  expect(await page.locator('.buoys > [aria-current=step]').count()).toBe(1);
});

test('of an offer: the price, the times with the chosen one, the yes, and that it is booked', async () => {
  await setProductClock(site.product.url, today);
  try {
    await givenLead('spoken-spoken-spoken-11', anOffer());
    const page = await site.open('/status/spoken-spoken-spoken-11#yes');
    await hears(
      page,
      'heading "Ana, it’s $760 to $840."',
      'heading "Where your request stands: step 2 of 5"',
      /^radio "Tue, Dec.1, 10:00.AM.* \[checked\]/,
      /^radio "Wed, Dec.2, 8:00.AM/,
      /"I have a question"/,
      /"No, thank you"/,
    );
    await page.getByRole('button', { name: /^Yes, book Tue, Dec.1/ }).press('Enter');
    await hears(page, 'heading "Ana, you’re booked."', /^heading "You’re booked: Tue, Dec.1, 10:00.AM/);
    await hears(page, /"Move"/, /"Cancel"/, /"Add to calendar"/);
  } finally {
    await setProductClock(site.product.url, null);
  }
});

test('of the admin: what the list holds, whose dialog is open, how a save went', async () => {
  await book(site.product.url, { fullName: 'Zoe Marsh', email: 'zoe@example.com' });
  const page = await signedIn(site, noise());
  await hears(page, 'region "Notifications alt+T" [live]', '"Logged in successfully"');
  await openLeads(page, '?q=zoe');
  await hears(
    page,
    'searchbox "Search leads" = zoe',
    'button "All 1" [pressed]',
    'status [live]',
    '"1 lead found"',
    'table "Leads, page 1 of 1"',
    'link "View Zoe Marsh"',
  );
  await openLead(page, 'Zoe Marsh');
  await hears(
    page,
    'dialog "Zoe Marsh" [focused]',
    'button "Close"',
    'region "Contact, boat and service"',
    'combobox "Status" = Request sent',
    'textbox "Hours at the boat" (If empty: 3 hours, based on the boat’s length)',
    'textbox "Customer Status URL" = http',
  );
  await setField(page, 'est_price_min', '700');
  await hears(page, 'textbox "Min price" = 700', '"Saved"', 'button "Undo Min price"', '"Min price saved"');
  const price = field(page, 'est_price_min');
  await price.fill('a lot');
  await price.blur();
  await hears(page, /^textbox "Min price" = a lot \[invalid\] \(.+\)$/);
});
