import { careOffered, careOfferRefusal } from '#domain/care/care-changes.ts';
import { changeAfter } from '#domain/lead-change.ts';
import { sendsStoppable } from '#domain/mail/mail-stops.ts';
import { leadOf } from '../../data/lead/leads.ts';
import { heedingStops } from '../../data/mail/unsubscribes.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { untilWritten, writeOrAgain } from '../change-again.ts';
import { workableLead } from '../found-lead.ts';
import { waxOfBoat } from './wax-of-boat.ts';

/** Has the one email about wax go out now, with times, unless it has gone. Throws an AppError to refuse. */
export async function offerCare(id: string, call: AdminCall): Promise<void> {
  const { settings } = await newestSettings();
  if (!sendsStoppable(settings)) {
    throw new AppError('conflict', 'Fill in your mailing address in the settings first.');
  }
  await untilWritten(
    {
      read: async () => heedingStops(workableLead(await leadOf(id))),
      decide: async (lead) => {
        if (lead.care_mailed_at !== undefined) return undefined;
        const { others, isByPlan } = await waxOfBoat(lead);
        const refusal = careOfferRefusal(lead, others, call.now, isByPlan);
        if (refusal !== undefined) throw new AppError('conflict', refusal);
        return { change: careOffered(lead, call) };
      },
      write: (lead, { change }) => writeOrAgain(lead, changeAfter(lead, change, call.now), call.now),
    },
    call.now,
  );
}
