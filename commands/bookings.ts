/** `npm run bookings:pause [-- --minutes 30]`, `bookings:resume`. Minutes are for visitors; it lasts until ended. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { pauseSentence } from '#domain/booking/booking-pause.ts';
import { formatTime } from '#domain/los-angeles.ts';
import { bookingPause, removePause, storePause } from '#functions/data/settings/booking-pause.ts';
import { selectTarget } from './operator-target.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const Options = z.object({
  task: z.enum(['pause', 'resume'], 'Say pause or resume.'),
  minutes: z.coerce
    .number('--minutes must be a number.')
    .int('--minutes must be a whole number.')
    .min(1, '--minutes must be 1 or more.')
    .max(720, '--minutes must be 720 or less.')
    .optional(),
});

async function pauseBookings(name: string, minutes: number | undefined, now: string): Promise<void> {
  const until =
    minutes === undefined ? undefined : new Date(Date.parse(now) + minutes * 60_000).toISOString();
  const since = (await bookingPause())?.since ?? now;
  const pause = { since, until };
  await storePause(pause);
  say(`Bookings of ${name} are paused since ${formatTime(since)}. Customers read:`);
  say(`  ${pauseSentence(pause, now)}`);
  say('They stay paused until: npm run bookings:resume');
}

async function resumeBookings(name: string, now: string): Promise<void> {
  const pause = await bookingPause();
  await removePause();
  if (!pause) {
    say(`Bookings of ${name} were not paused.`);
    return;
  }
  const minutes = Math.round((Date.parse(now) - Date.parse(pause.since)) / 60_000);
  say(`Bookings of ${name} are open again. They were paused for ${minutes} min.`);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string' } },
  });
  const { task, minutes } = Options.parse({ ...values, task: positionals[0] });
  const { name } = await selectTarget();
  const now = new Date().toISOString();
  if (task === 'pause') await pauseBookings(name, minutes, now);
  else await resumeBookings(name, now);
}

await main().catch((error: unknown) => {
  const reason = error instanceof z.ZodError ? error.issues[0] : error;
  process.stderr.write(`${(reason as { message?: string } | undefined)?.message ?? reason}\n`);
  process.exitCode = 1;
});
