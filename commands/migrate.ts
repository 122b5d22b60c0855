/** `npm run migrate [-- --dry-run]`: what leads of before lack. Mails nobody at once and may run again. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { bookingPause } from '#functions/data/settings/booking-pause.ts';
import { type Migrated, migrateLeads } from '#functions/use-cases/lead/migrate-leads.ts';
import { selectTarget } from './operator-target.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

export function linesOf(done: Migrated): string[] {
  const { leads, quarantined, customers, linked, boats, planned, needWord, overlapping } = done;
  return [
    `${leads} leads, ${quarantined} of them in quarantine: these come in when they are restored and this runs again.`,
    `${customers} customers made, ${linked} more leads given to a customer, ${boats} boats.`,
    `${planned + done.done + done.canceled} visits: ${planned} planned, ${done.done} done, ${done.canceled} canceled.`,
    `Of the planned ones ${needWord} are past and need a word, ${overlapping} overlap another and stay as booked.`,
    `${done.drafts} dates that were never mailed stay drafts.`,
    `${done.unpaid} unpaid receipts put on their list.`,
    `${done.reviews} reviews put on theirs.`,
    `${done.reminders} reminders will go out before planned visits, at 4 PM the day before and at 7 AM if you want it.`,
  ];
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const isDry = values['dry-run'];
  const { name } = await selectTarget();
  say(isDry ? `What a migration of ${name} would do:` : `Migrating ${name}.`);
  if (!isDry && !(await bookingPause())) {
    say('Bookings are open: a time that is taken may be booked until this is done (npm run bookings:pause).');
  }
  const begun = performance.now();
  for (const line of linesOf(await migrateLeads({ isDry, now: new Date().toISOString() }))) say(line);
  if (!isDry) say(`Done in ${Math.round((performance.now() - begun) / 100) / 10} s.`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  });
}
