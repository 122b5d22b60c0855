import { boatSold } from '#domain/care/care-changes.ts';
import type { FollowUp } from '#domain/follow-up/follow-up.ts';
import {
  followedUp,
  followUpOf,
  followUpRefusal,
  notOpen,
  wasFollowedUp,
} from '#domain/follow-up/follow-ups.ts';
import type { Lead } from '#domain/lead.ts';
import { changeAfter } from '#domain/lead-change.ts';
import { sendsStoppable } from '#domain/mail/mail-stops.ts';
import { leadOf } from '../../data/lead/leads.ts';
import { leadsById } from '../../data/lead/leads-by-id.ts';
import { emailedPlan } from '../../data/mail/plan-mails.ts';
import { isSold } from '../../data/mail/unsubscribes.ts';
import { unpaidLeadIds } from '../../data/record/receipts.ts';
import { openLeadIds } from '../../data/search/open-leads.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { timelineOf } from '../../data/timeline.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { untilWritten, writeOrAgain } from '../change-again.ts';
import { workableLead } from '../found-lead.ts';
import { customerQuiet } from './customer-quiet.ts';

export interface FollowUpOfLead {
  readonly lead: Lead;
  readonly line: FollowUp;
}

/** Whom the owner may write to about an offer, the newest request first, or a receipt. */
export async function openFollowUps(now: string): Promise<FollowUpOfLead[]> {
  const [open, unpaid] = await Promise.all([openLeadIds(), unpaidLeadIds()]);
  const ids = [...new Set([...open, ...unpaid.sort()])];
  const leads = await leadsById(ids);
  const due = ids.flatMap((id) => {
    const lead = leads.get(id);
    const line = lead && followUpOf(lead, now);
    return line ? [{ lead, line }] : [];
  });
  const left = await Promise.all(
    due.map(
      async ({ lead, line }) =>
        (await isOfSoldBoat(line, lead)) ||
        (await isOfPlanUnmailed(line, lead)) ||
        (await customerQuiet(lead, now)) !== undefined,
    ),
  );
  return due.filter((_, place) => !left[place]);
}

/** Whether it is about an offer that nobody can take anymore: what was done before the sale is still to be paid. */
const isOfSoldBoat = async ({ kind }: Pick<FollowUp, 'kind'>, lead: Lead): Promise<boolean> =>
  kind === 'offer' && isSold(lead);

/** Whether it is about a plan's visit, of which no emails are to go out anymore. */
async function isOfPlanUnmailed({ kind }: Pick<FollowUp, 'kind'>, lead: Lead): Promise<boolean> {
  if (kind !== 'offer' || !lead.plan) return false;
  const { settings } = await newestSettings();
  return !sendsStoppable(settings) || !(await emailedPlan(lead, lead.plan.id));
}

interface Wanted extends Pick<FollowUp, 'kind'> {
  readonly lead_id: string;
  /** As the owner has read them. */
  readonly words?: string | undefined;
}

/** Writes to one customer what the owner has read, unless that went out already. Throws an AppError to refuse. */
export async function followUp({ lead_id, kind, words }: Wanted, call: AdminCall): Promise<void> {
  await untilWritten(
    {
      read: async () => workableLead(await leadOf(lead_id)),
      decide: async (lead) => {
        if (wasFollowedUp(await timelineOf(lead.id), words)) return undefined;
        if (await isOfSoldBoat({ kind }, lead)) throw new AppError('conflict', boatSold.sentence);
        if (await isOfPlanUnmailed({ kind }, lead)) throw new AppError('conflict', notOpen);
        const hasHeard = (await customerQuiet(lead, call.now)) !== undefined;
        const refusal = followUpRefusal(lead, words, hasHeard, call.now);
        if (refusal !== undefined) throw new AppError('conflict', refusal);
        return { change: followedUp(lead, call) };
      },
      write: (lead, { change }) => writeOrAgain(lead, changeAfter(lead, change, call.now), call.now),
    },
    call.now,
  );
}
