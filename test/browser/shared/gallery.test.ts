import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gallery } from '#content/gallery.ts';
import { eventually } from '../../eventually.ts';
import { wake } from '../hydration.ts';
import { desktop, phone, sharedProduct, tablet, type Visit } from '../product.ts';

const site = sharedProduct();

async function galleryIn(visit: Visit): Promise<{ page: Page; track: Locator }> {
  const page = await site.open('/', visit);
  await wake(page);
  const track = page.locator('.gallery__track');
  await track.scrollIntoViewIfNeeded();
  return { page, track };
}
const leftOf = (track: Locator) => track.evaluate((element) => element.scrollLeft);
const widthOf = (element: Locator) => element.evaluate(({ clientWidth }) => clientWidth);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = (page: Page) =>
  Promise.all(['Previous', 'Next'].map((name) => page.getByText(name, { exact: true }).isVisible()));
const edge = (slider: Locator) =>
  slider.evaluate((input) =>
    getComputedStyle(input.closest('.ba') ?? input)
      .getPropertyValue('--pos')
      .trim(),
  );

/** A finger that goes down at the first place across and up at the last. */
async function swipe(page: Page, y: number, [start, ...on]: readonly number[]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await send('touchStart', start);
  for (const x of on) await send('touchMove', x);
  await send('touchEnd');
}

/** Of the visible width. */
async function expectShare(track: Locator, share: number): Promise<void> {
  const card = await widthOf(track.locator('figure').first());
  expect(Math.abs(card / (await widthOf(track)) - share)).toBeLessThan(0.03);
}

test('all six items are there, those with priority first, the others shuffled', async () => {
  const context = await site.visitor(desktop);
  await context.addInitScript(() => {
    Math.random = () => 0;
  });
  const page = await context.newPage();
  await page.goto('/');
  const captions = () => page.locator('.gallery figcaption > span:first-child').allTextContents();
  const [red, yellow, vinyl, rail, nonSkid, transom] = gallery.map(({ caption }) => caption);
  expect(gallery.map(({ priority }) => priority)).toEqual([true, true, false, false, false, false]);
  await eventually(async () =>
    expect(await captions()).toEqual([red, yellow, rail, nonSkid, transom, vinyl]),
  );
});

test('a slider that is moved while the script is on its way stays where it was put', async () => {
  const page = await (await site.visitor(desktop)).newPage();
  const { promise: arrival, resolve: letScriptsArrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const slider = page.locator('.gallery__track').getByRole('slider').first();
  await slider.focus();
  for (const _ of [55, 60, 65]) await page.keyboard.press('ArrowRight');
  expect(await slider.inputValue()).toBe('65');
  letScriptsArrive();
  await wake(page);
  await eventually(async () => expect(await edge(slider)).toBe('65%'));
  expect(await slider.inputValue()).toBe('65');
});

test('cards that somebody looks at are not shuffled', async () => {
  const context = await site.visitor(desktop);
  await context.addInitScript(() => {
    Math.random = () => 0;
  });
  const page = await context.newPage();
  await page.goto('/#before-after');
  await wake(page);
  await page.locator('.gallery [data-ready=true]').first().waitFor();
  const captions = await page.locator('.gallery figcaption > span:first-child').allTextContents();
  expect(captions).toEqual(gallery.map(({ caption }) => caption));
});

test('on a phone a card nearly fills the width; a finger on the knob moves the edge, one on a picture the carousel', async () => {
  const { page, track } = await galleryIn(phone);
  await expectShare(track, 0.85);

  const knob = await track.locator('.ba__knob').first().boundingBox();
  if (!knob) throw new Error('the knob has no box');
  const [x, y] = [knob.x + knob.width / 2, knob.y + knob.height / 2];
  await swipe(page, y, [x, x - 20, x - 40, x - 60, x - 80]);
  const slider = track.getByRole('slider').first();
  await expect.poll(async () => Number.parseFloat(await edge(slider))).toBeLessThan(35);
  expect(await leftOf(track)).toBe(0);

  const picture = await track.locator('.ba').first().boundingBox();
  if (!picture) throw new Error('the picture has no box');
  const before = await edge(slider);
  await swipe(page, picture.y + picture.height / 4, [300, 260, 220, 180, 140, 100]);
  await expect.poll(() => leftOf(track)).toBeGreaterThan(100);
  expect(await edge(slider)).toBe(before);

  await track.evaluate((element) => {
    element.scrollBy = (options) => {
      element.dataset.asked = String(typeof options === 'object' ? options.left : options);
    };
  });
  await button(page, 'Next').click();
  const asked = Number(await track.getAttribute('data-asked'));
  expect(asked).toBeCloseTo(0.9 * (await widthOf(track)), 0);
});

test('on large screens three cards stand side by side, the sliders move by keys and pointer, and a button is there only while there is more; on medium ones two', async () => {
  const { page, track } = await galleryIn(desktop);
  await expectShare(track, 1 / 3);
  // Pictures load within 50 px of the carousel's edge and not farther away.

  const pictures = () =>
    track
      .locator('figure')
      .evaluateAll((cards) => cards.map((card) => card.querySelectorAll('picture').length));
  await expect.poll(pictures).toEqual([2, 2, 2, 2, 0, 0]);

  const slider = track.getByRole('slider').first();
  expect(await slider.inputValue()).toBe('50');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  expect(await slider.inputValue()).toBe('55');
  expect(await edge(slider)).toBe('55%');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  expect(await edge(slider)).toBe('100%');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  expect(await edge(slider)).toBe('0%');
  await slider.fill('50');

  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(Number.parseFloat(await edge(slider))).toBeCloseTo(80, -1);

  await expect.poll(() => shown(page)).toEqual([false, true]);
  await button(page, 'Next').click();
  await expect.poll(() => shown(page)).toEqual([true, false]);
  await button(page, 'Previous').click();
  await expect.poll(() => shown(page)).toEqual([false, true]);
  expect(await leftOf(track)).toBe(0);

  await page.setViewportSize(tablet.viewport);
  await expectShare(track, 0.48);
});

test('on a phone pictures load only when their card comes near, with a skeleton in their place; Tab brings the whole card of each slider into sight', async () => {
  const page = await site.open('/', phone);
  await wake(page);
  const cards = page.locator('.gallery figure');
  expect(await cards.locator('img').count()).toBe(0);
  const before = await cards.first().evaluate(({ clientHeight }) => clientHeight);

  await cards.first().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.first().locator('[data-ready=true] img').count()).toBe(2);
  expect(await cards.last().locator('img').count()).toBe(0);
  expect(await cards.first().evaluate(({ clientHeight }) => clientHeight)).toBe(before);

  const sliders = page.locator('.gallery input[type=range]');
  await sliders.first().focus();
  for (let index = 1; index < gallery.length; index += 1) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() =>
        sliders.nth(index).evaluate((slider) => {
          const { left, right } = slider.getBoundingClientRect();
          return document.activeElement === slider && left >= 0 && right <= innerWidth;
        }),
      )
      .toBe(true);
  }
});

test('without JavaScript all pictures are there and the carousel scrolls', async () => {
  const page = await site.open('/', { ...desktop, javaScriptEnabled: false });
  expect(await page.locator('.gallery img').count()).toBe(2 * gallery.length);
  const track = page.locator('.gallery__track');
  await track.hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(400, 0);
      return leftOf(track);
    })
    .toBeGreaterThan(0);
});
