import type { closingActs } from '../visit/visit-act.ts';
import type { Waiting } from './waiting-item.ts';

export type Went = (typeof closingActs)[number];

type Overdue = Pick<Waiting, 'lead_id' | 'visit_id' | 'no_email' | 'done_mails' | 'is_return'>;

/** How many emails go to customers when it is said of these visits how they went; a job is done once, with its last, a return visit each time. */
export function closingMails(items: readonly Overdue[], said: Readonly<Record<string, Went>>): number {
  let mails = 0;
  // Map.groupBy needs Safari 17.4.
  for (const id of new Set(items.map(({ lead_id }) => lead_id))) {
    const ofLead = items.filter(({ lead_id }) => lead_id === id);
    if (ofLead.some(({ no_email }) => no_email)) continue;
    const went = ofLead.map(({ visit_id = '' }) => said[visit_id]);
    const answered = went.filter((act) => act !== undefined);
    mails += answered.filter((act) => act === 'miss').length;
    mails += ofLead.filter(({ is_return, visit_id = '' }) => is_return && said[visit_id] === 'finish').length;
    const isDone = answered.length === went.length && answered.at(-1) === 'finish';
    if (isDone && ofLead.every(({ done_mails }) => done_mails)) mails += 1;
  }
  return mails;
}
