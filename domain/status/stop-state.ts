import { otherJobs, wantsReminder } from '../care/care-changes.ts';
import type { Customer } from '../customer/customer.ts';
import type { Lead } from '../lead.ts';
import type { StoppableMail } from '../mail/mail-stops.ts';

interface Asking {
  /** Of the mailbox, where one is known. */
  readonly customer: Pick<Customer, 'boats' | 'plans'> | undefined;
  readonly leads: readonly Lead[];
}

/** When the emails of a kind were asked for, as far as no page has taken it back. */
function consents(kind: Exclude<StoppableMail, 'review'>, { customer, leads }: Asking): string[] {
  const { boats = [], plans = [] } = customer ?? {};
  const isSold = (boatId: string | undefined) => boats.some(({ id, is_sold }) => id === boatId && is_sold);
  if (kind === 'plan') return plans.flatMap(({ boat_id, asked }) => (isSold(boat_id) ? [] : asked.at));
  return leads.flatMap((lead) => {
    const isWanted = !isSold(lead.boat_id) && wantsReminder(lead, otherJobs(lead, leads));
    return isWanted ? (lead.care?.at ?? []) : [];
  });
}

interface Link {
  readonly kind: StoppableMail;
  /** When its email went out. */
  readonly made_at?: string | undefined;
}

export interface StopState {
  readonly is_on: boolean;
  readonly asked_at?: string;
}

/** Whether a kind of email still comes, and when it was asked for if that was after the email of a link; `stopped` is until when links have ended it. */
export function stopState({ kind, made_at }: Link, asking: Asking, stopped: string | undefined): StopState {
  if (kind === 'review') return { is_on: stopped === undefined };
  const asked_at = consents(kind, asking).sort().at(-1);
  if (asked_at === undefined || asked_at <= (stopped ?? '')) return { is_on: false };
  return { is_on: true, ...(made_at !== undefined && asked_at > made_at && { asked_at }) };
}
