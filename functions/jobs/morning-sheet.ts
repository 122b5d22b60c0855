import { dayOf } from '#domain/los-angeles.ts';
import { knewAt } from '#domain/message/text-opened.ts';
import { isSheetTime, morningSheet } from '#domain/today/morning-sheet.ts';
import { todayOf } from '#domain/today/today.ts';
import { mayBeUntold } from '#domain/today/waiting.ts';
import { publishedPriceList } from '../data/content/published-content.ts';
import { customersById } from '../data/customer/customers.ts';
import { leadsById } from '../data/lead/leads-by-id.ts';
import { claimSheet, releaseSheet } from '../data/mail/sheet-claims.ts';
import { newestSettings } from '../data/settings/settings.ts';
import { forecastsOf } from '../data/sky/forecasts.ts';
import { timelineOf } from '../data/timeline.ts';
import { dayRows, entriesOf } from '../data/visit/day-row.ts';
import { morningSheetMail } from '../mail/morning-sheet-mail.ts';
import { type Mail, MailRefused, sendMail } from '../mail/send-mail.ts';
import { isSurelyUnsent } from '../mail/surely-unsent.ts';
import * as clock from '../runtime/clock.ts';
import { job } from '../runtime/job.ts';
import { log } from '../runtime/log.ts';

async function sheetMailOf(day: string, now: string): Promise<Mail | undefined> {
  const [rows, { settings }] = await Promise.all([dayRows([day]), newestSettings()]);
  const entries = entriesOf(rows);
  if (!settings.morning_sheet || entries.length === 0) return undefined;
  const [leads, forecasts, { names }] = await Promise.all([
    leadsById([...new Set(entries.map(({ lead_id }) => lead_id))]),
    forecastsOf(entries.map(({ area }) => area)),
    publishedPriceList(),
  ]);
  const textable = [...leads.values()].filter((lead) => mayBeUntold(lead, now));
  const [customers, known] = await Promise.all([
    customersById([...leads.values()].flatMap(({ customer_id }) => customer_id ?? [])),
    Promise.all(textable.map(async ({ id }) => [id, knewAt(await timelineOf(id))] as const)),
  ]);
  const facts = {
    entries,
    leads,
    others: leads,
    customers,
    forecasts,
    settings,
    knownAt: new Map(known),
    now,
  };
  const today = todayOf([day], { ...facts, photos: new Map(), openLeads: [] });
  const sheet = morningSheet(today, forecasts);
  const lead = sheet && leads.get(sheet.stops[0].visit.lead_id);
  return lead && morningSheetMail(lead, sheet, names);
}

/** Once a day, in the morning of a day with visits. What nobody knows to have been sent is not sent again. */
async function mailSheet(now: string): Promise<void> {
  const day = dayOf(now);
  if (!isSheetTime(now)) return;
  const mail = await sheetMailOf(day, now);
  if (!mail || !(await claimSheet(day, now))) return;
  try {
    await sendMail(mail);
  } catch (error) {
    if (error instanceof MailRefused) return log.warn('sheet refused');
    if (isSurelyUnsent(error)) await releaseSheet(day);
    throw error;
  }
}

/** Looks every few minutes whether it is time: 6 AM in Los Angeles is another hour in winter. */
export const handler = job('morning-sheet', (_event: unknown): Promise<void> => mailSheet(clock.now()));
