import { expect, test } from 'vitest';
import { dayOf } from '#domain/los-angeles.ts';
import { ownerWrote } from '#domain/message/message.ts';
import { extraFound } from '#domain/offer/extra-work.ts';
import { initialSettings } from '#domain/settings.ts';
import { leadIdOfSlug, leadOf } from '#functions/data/lead/leads.ts';
import { newExtraId } from '#functions/data/lead/new-ids.ts';
import { timelineOf } from '#functions/data/timeline.ts';
import * as clock from '#functions/runtime/clock.ts';
import { actOfAdmin } from '#functions/use-cases/admin-act.ts';
import { sendOffer } from '#functions/use-cases/offer/send-offer.ts';
import { offerMove } from '#functions/use-cases/visit/offer-move.ts';
import { openTimesOf } from '#functions/use-cases/visit/open-times.ts';
import { scheduleAppointment } from '#functions/use-cases/visit/schedule-appointment.ts';
import { freshKey } from '../booking.ts';
import { eventually } from '../eventually.ts';
import { book, noise } from './admin-desk.ts';
import { phone, productInBrowser } from './product.ts';

const site = productInBrowser({ isWhole: true });

interface Received {
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const inbox = async (): Promise<Received[]> =>
  (await (await fetch(`${site.product.url}/_local/inbox.json`)).json()) as Received[]; // what the local inbox answers

/** Every address of the site that an email names, in either of its parts. */
const linksOf = ({ html, text }: Received): string[] =>
  [...`${html}\n${text}`.matchAll(/https?:\/\/[^\s"'<>)]+/g)]
    .map(([link]) => link.replaceAll('&amp;', '&'))
    .filter((link) => link.startsWith(site.product.url));

const call = () => ({ admin: 'admin', token: '', now: clock.now(), idempotencyKey: freshKey() });

/** A lead that has had every email to which a customer can answer. */
async function aLeadWithAllMails(): Promise<string> {
  const id = String(await leadIdOfSlug(await book(site.product.url)));
  const lead = async () => {
    const found = await leadOf(id);
    if (!found) throw new Error('The lead is gone.');
    return found;
  };
  const { days } = await openTimesOf(await lead(), dayOf(clock.now()), 20, clock.now());
  const times = days.flatMap(({ starts }) => starts).slice(0, 3);
  await sendOffer(await lead(), { est_price_min: 700, est_price_max: 800, times }, call());
  await scheduleAppointment(await lead(), { scheduled_at: times[0] ?? '' }, call());
  const question = { text: 'Is the gate open?', photos: [] };
  await actOfAdmin({ id }, call(), (fresh) => ownerWrote(fresh, question, call()));
  const extra = { id: newExtraId(clock.now()), line: 'Transom oxidation', amount: 12_000 };
  await actOfAdmin({ id }, call(), (fresh) => extraFound(fresh, extra, initialSettings, call()));
  const visitId = (await lead()).visits?.[0]?.id ?? '';
  await actOfAdmin({ id }, call(), (fresh) => offerMove(fresh, { visitId, why: 'Rain.' }, call()));
  return id;
}

test('a robot that follows every link of every email and runs its scripts for five seconds changes nothing', async () => {
  const id = await aLeadWithAllMails();
  const owesNothing = async () => {
    const mails = await inbox();
    expect(mails.length).toBeGreaterThanOrEqual(7);
    return mails;
  };
  const mails = await eventually(owesNothing);
  // A day or time in a link's hash is one of several: the page takes each alike.
  const kindOf = (link: string) => link.replace(/=\d+$/, '=');
  const links = [...new Map(mails.flatMap(linksOf).map((link) => [kindOf(link), link])).values()];
  expect(links.length).toBeGreaterThan(5);
  expect(links.some((link) => /#yes(?:=\d+)?$/.test(link))).toBe(true);
  const before = { lead: await leadOf(id), timeline: await timelineOf(id) };

  for (const link of links) {
    for (const method of ['GET', 'HEAD']) {
      const { status } = await fetch(link, { method, redirect: 'follow' });
      expect({ link, method, status }).toMatchObject({ status: 200 });
    }
  }
  const acts: string[] = [];
  const page = await (await site.visitor({ ...phone, ...noise() })).newPage();
  page.on('request', (request) => {
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method());
    if (!isRead) acts.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.clock.install();
  for (const link of links) {
    // Links differ in their hashes: each is opened anew.
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(5000);
    await page.waitForLoadState('networkidle');
  }
  expect(acts).toEqual([]);
  expect({ lead: await leadOf(id), timeline: await timelineOf(id) }).toEqual(before);
});
