import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import {
  asAccepted,
  newOffer,
  offerConflict,
  offerOvertaken,
  offerSent,
  type WantedOffer,
} from '#domain/offer/offer.ts';
import { clashesOf } from '#domain/visit/day-row.ts';
import { isInTimeOff } from '#domain/visit/open-times.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { offerMail } from '../../mail/offer-mail.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { actOfAdmin } from '../admin-act.ts';
import { askedPlan } from '../mail/asked-plan.ts';
import { mailOnce } from '../mail/mail-once.ts';
import { timeTaken } from '../time-taken.ts';
import { unlessConflict } from '../unless-conflict.ts';
import { timesQuestion } from '../visit/open-times.ts';

const timeOff = 'You’re off at one of these times. Change your time off, or choose another.';
const pastTime = 'One of these times has passed. Choose another.';

/** Throws when a time that is to be offered has passed, is off or is another's: nothing is left out silently. */
async function unlessGone(lead: Lead, times: readonly string[], now: string): Promise<void> {
  if (times.some((start) => start <= now)) {
    throw new AppError('invalid', pastTime, { fields: { times: pastTime } });
  }
  for (const start of times) {
    const { settings, entries, ...wanted } = await timesQuestion(lead, { from: dayOf(start), count: 1 }, now);
    if (isInTimeOff(settings, start, wanted.hours)) {
      throw new AppError('invalid', timeOff, { fields: { times: timeOff } });
    }
    const clashes = clashesOf({ ...wanted, start }, entries, settings.gap_minutes);
    if (clashes.length > 0) throw await timeTaken(clashes, { lead, start, now });
  }
}

interface AskedOffer extends WantedOffer {
  readonly offer_seen?: string | null | undefined;
}

export async function sendOffer(
  lead: Lead,
  asked: AskedOffer,
  call: AdminCall,
): Promise<{ lead: Lead; mailed: boolean }> {
  const { offer_seen, ...wanted } = asked;
  const { settings } = await newestSettings();
  const offer = newOffer(wanted, settings, call.now);
  const unlessRefused = async (fresh: Lead): Promise<void> => {
    unlessConflict(offerConflict(fresh) ?? offerOvertaken(fresh, offer_seen, call.now));
    await unlessGone(fresh, offer.times ?? [], call.now);
  };
  if (lead.email === undefined) {
    // The admin texts the link of the status page.
    return actOfAdmin({ id: lead.id, ...wanted }, call, async (fresh) => {
      await unlessRefused(fresh);
      return offerSent(fresh, asAccepted(fresh, offer), call);
    });
  }
  const offered = await mailOnce(
    {
      lead,
      kind: 'offer',
      request: { ...wanted },
      // Under the claim: the answer to an offer that was sent may have been lost, and its times are gone since.
      prepare: async (fresh) => {
        await unlessRefused(fresh);
        const sent = asAccepted(fresh, offer);
        const mail = offerMail(fresh, sent, await askedPlan(fresh));
        return { mail, change: (newest) => offerSent(newest, sent, call) };
      },
      failure: 'Failed to send offer email',
    },
    call,
  );
  return { lead: offered, mailed: true };
}
