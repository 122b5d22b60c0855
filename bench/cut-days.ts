/**
 * node bench/cut-days.ts [--days 50] [--seed 1]
 *
 * Whole days of the owner's phone on a line that is cut at random: no signal, an answer that gets lost, the page or the
 * whole browser killed, in the middle of a press or between two. At the end of each day the line is back, and each act
 * must have gone out once and in order. Prints what was cut and what did not hold; ends with 1 if anything did not.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { createChance } from '#local/demo/chance.ts';
import { startProduct } from '#local/product.ts';
import { connect } from './connect.ts';
import { OwnerPhone } from './owner-phone.ts';

const { values } = parseArgs({
  options: { days: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
});
const [days, seed] = [Number(values.days), Number(values.seed)];

const folder = await mkdtemp(join(tmpdir(), 'cut-days-'));
const product = await startProduct({ dataDirectory: join(folder, 'data'), empty: true });
const call = await connect(product.url);
const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#246' } })
  .jpeg()
  .toBuffer();

const phone = new OwnerPhone(product, join(folder, 'profile'));
const chance = createChance(seed);
const failures: string[] = [];
const cuts = new Map<string, number>();

type Cut = 'none' | 'line' | 'answer' | 'page' | 'browser';
const drawCut = (): Cut =>
  chance.pick(['none', 'none', 'line', 'line', 'answer', 'answer', 'page', 'page', 'browser'] as const);

interface Day {
  readonly id: string;
  readonly visitId: string;
  readonly name: string;
  readonly email: string;
}

async function newDay(number: number): Promise<Day> {
  const [name, email] = [`Dora Day ${number}`, `day${number}@example.com`];
  const boat = { packageId: 'wash', boatLengthFt: 24 };
  const { lead } = (await call('admin-lead-create', { fullName: name, email, ...boat })) as never as Stored;
  const { id } = lead;
  await call('admin-offer', { leadId: id, est_price_min: 240, est_price_max: 240 });
  const scheduled_at = new Date(Date.now() - 60_000).toISOString();
  const answer = await call('admin-schedule', { leadId: id, scheduled_at, past: true, overlap: true });
  return { id, visitId: (answer as never as Stored).lead.visits[0]?.id ?? '', name, email };
}

interface Stored {
  readonly lead: {
    readonly id: string;
    readonly visits: readonly { id: string; status: string; on_my_way_at?: string; started_at?: string }[];
    readonly record?: { readonly number: string };
    readonly job_photos?: readonly unknown[];
  };
}
interface Entries {
  readonly entries: readonly { status: string; note?: string }[];
}

const leadOf = async ({ id }: Day) => ((await call('admin-lead', { id })) as never as Stored).lead;
const entriesOf = async ({ id }: Day) => ((await call('admin-timeline', { id })) as never as Entries).entries;

interface Act {
  readonly said: string;
  /** Whether the server has it. */
  readonly isDone: (day: Day) => Promise<boolean>;
  /** Whether it stands in what waits on the device. */
  readonly isIn: (waiting: string) => boolean;
  readonly press: (day: Day, page: Page) => Promise<void>;
  readonly at: (day: Day) => string;
}

const hasEntry = (text: string) => async (day: Day) =>
  (await entriesOf(day)).some(({ status, note }) => status === text || note === text);
const visitAct = (act: string, button: string, field: 'on_my_way_at' | 'started_at'): Act => ({
  said: button,
  isDone: async (day) => (await leadOf(day)).visits[0]?.[field] !== undefined,
  isIn: (waiting) => waiting.includes(`"act":"${act}"`),
  at: () => '/adminka',
  press: async ({ name }, page) => {
    await page.getByRole('article', { name }).getByRole('button', { name: button, exact: true }).click();
  },
});
const entryOf = (text: string) => ({
  said: text,
  isDone: hasEntry(text),
  isIn: (waiting: string) => waiting.includes(text),
});
const note = (text: string): Act => ({
  ...entryOf(text),
  at: ({ id }) => `/admin?lead=${id}`,
  press: async (_, page) => {
    const status = page.getByLabel('Event status');
    const adding = page.getByRole('button', { name: 'Add Event' });
    await status.or(adding).first().waitFor();
    if (!(await status.isVisible())) await adding.click();
    await status.fill(text);
    await page.getByRole('button', { name: 'Save Event' }).click();
  },
});
const message = (text: string): Act => ({
  ...entryOf(text),
  at: ({ id }) => `/admin?lead=${id}`,
  press: async (_, page) => {
    await page.getByLabel('Write to the customer').fill(text);
    await page.getByRole('button', { name: 'Send Message' }).click();
  },
});
const shot = (place: number): Act => ({
  said: `photo ${place}`,
  isDone: async (day) => ((await leadOf(day)).job_photos ?? []).length >= place,
  isIn: (waiting) => (waiting.match(/"pair"/g) ?? []).length >= 1,
  at: ({ id, visitId }) => `/admin/finish/${id}?visit=${visitId}`,
  press: async (_, page) => {
    await page
      .getByLabel('Library')
      .setInputFiles([{ name: 'after.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  },
});
const finish: Act = {
  said: 'finish',
  isDone: async (day) => (await leadOf(day)).record !== undefined,
  isIn: (waiting) => waiting.includes('"admin-finish"'),
  at: ({ id, visitId }) => `/admin/finish/${id}?visit=${visitId}`,
  press: async (_, page) => {
    await page.getByRole('button', { name: /^Finish/ }).click();
    await page.waitForURL('**/adminka', { timeout: 25_000 });
  },
};

/** Acts whose order the timeline shows. */
const acts: readonly Act[] = [
  visitAct('on-my-way', 'On my way', 'on_my_way_at'),
  note('Note one'),
  visitAct('start', 'Start', 'started_at'),
  message('Message one'),
  note('Note two'),
  shot(1),
  message('Message two'),
  finish,
];

/** The server has it, or the device. Asked in this order, since it leaves the device only once it is done. */
async function isTaken(act: Act, day: Day): Promise<boolean> {
  return act.isIn(await phone.waiting()) || act.isDone(day);
}

/** A page that lives is given time: a busy one is still drawing a photo smaller, and a second press is a second photo. */
async function isTakenSoon(act: Act, day: Day, isKilled: boolean): Promise<boolean> {
  for (let looks = isKilled ? 1 : 20; looks > 0; looks -= 1) {
    await pause(300);
    if (await isTaken(act, day)) return true;
  }
  return false;
}

async function kill(cut: Cut): Promise<void> {
  if (cut === 'browser') await phone.killBrowser();
  else await phone.killPage();
}

async function perform(act: Act, day: Day): Promise<void> {
  const cut = drawCut();
  cuts.set(cut, (cuts.get(cut) ?? 0) + 1);
  if (cut === 'line') await phone.setOffline(!phone.isOffline);
  if (cut === 'answer') phone.answersToLose = chance.whole(1, 2);
  for (let tries = 0; tries < 6; tries += 1) {
    const page = await phone.open(act.at(day));
    const pressing = act.press(day, page).catch((error: unknown) => String(error).slice(0, 160));
    const isKilled = tries === 0 && (cut === 'page' || cut === 'browser');
    if (isKilled) {
      await pause(chance.whole(0, 1500));
      await kill(cut);
    }
    const trouble = await pressing;
    if (await isTakenSoon(act, day, isKilled)) return;
    if (tries === 5) failures.push(`${day.name}: ${act.said} never got through. ${trouble ?? ''}`);
  }
}

async function untilEmpty(day: Day): Promise<void> {
  phone.answersToLose = 0;
  await phone.setOffline(false);
  await phone.open('/adminka');
  for (let tries = 0; tries < 120; tries += 1) {
    if ((await phone.waiting()) === '[]') return;
    await pause(500);
  }
  failures.push(`${day.name}: still waiting: ${(await phone.waiting()).slice(0, 300)}`);
}

async function check(day: Day): Promise<void> {
  const expected = ['Note one', 'Message one', 'Note two', 'Message two'];
  const entries = await entriesOf(day);
  const seen = entries
    .toReversed()
    .map(({ status, note: said }) => (expected.includes(status) ? status : (said ?? '')))
    .filter((text) => expected.includes(text));
  if (seen.join() !== expected.join()) failures.push(`${day.name}: in the timeline: ${seen.join(', ')}`);
  const { visits, record, job_photos = [] } = await leadOf(day);
  const [visit] = visits;
  if (visit?.status !== 'done' || !record) failures.push(`${day.name}: ${visit?.status}, ${record?.number}`);
  if ((visit?.on_my_way_at ?? '') > (visit?.started_at ?? '')) failures.push(`${day.name}: out of order`);
  if (job_photos.length !== 1) failures.push(`${day.name}: ${job_photos.length} photos`);
  let mails: readonly string[] = [];
  const own = async () =>
    (await product.mails()).filter(({ to }) => to.includes(day.email)).map(({ subject }) => subject);
  for (let tries = 0; tries < 40 && !mails.some((subject) => /done/i.test(subject)); tries += 1) {
    mails = await own();
    await pause(250);
  }
  const counted = (words: RegExp) => mails.filter((subject) => words.test(subject)).length;
  if (counted(/done/i) !== 1 || counted(/way/i) > 1 || new Set(mails).size + 1 < mails.length) {
    failures.push(`${day.name}: emails: ${mails.join(' | ')}`);
  }
}

try {
  await phone.start();
  await phone.signIn();
  for (let number = 1; number <= days; number += 1) {
    const day = await newDay(number);
    const [started, before] = [Date.now(), failures.length];
    await phone.open('/adminka');
    // The day comes onto the device.
    await phone.page.getByRole('article', { name: day.name }).waitFor();
    await pause(1500);
    for (const act of acts) await perform(act, day);
    await untilEmpty(day);
    await check(day);
    const outcome = failures.slice(before).join('; ') || 'held';
    process.stdout.write(`${day.name}: ${outcome} (${Math.round((Date.now() - started) / 1000)} s)\n`);
  }
} finally {
  phone.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
process.stdout.write(`cuts: ${[...cuts].map(([cut, count]) => `${cut} ${count}`).join(', ')}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
