import type { Lead } from '#domain/lead.ts';
import { comesAfterAll } from '#domain/message/comes-after-all.ts';
import {
  actRefusal,
  isActDone,
  type SaidOfVisit,
  type VisitAct,
  visitAct,
  wrongAbout,
} from '#domain/visit/visit-act.ts';
import { leadOf } from '../../data/lead/leads.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { found } from '../../runtime/found.ts';
import { untilWritten, writeOrAgain } from '../change-again.ts';
import { workableLead } from '../found-lead.ts';

interface WantedAct extends Omit<SaidOfVisit, 'act'> {
  readonly act: VisitAct | 'come';
  readonly id: string;
  readonly visitId: string;
  /** Emails the customer that the owner is on the way. */
  readonly mail: boolean;
}

/** Notes what the owner says of a visit, unless it is so already, and answers the lead as it is then. */
export async function actOnVisit(
  { id, visitId, mail, act, ...about }: WantedAct,
  call: AdminCall,
): Promise<Lead> {
  const read = async () => workableLead(await leadOf(id));
  await untilWritten(
    {
      read,
      decide: (lead) => {
        const visit = found(
          lead.visits?.find((candidate) => candidate.id === visitId),
          'We couldn’t find this visit.',
        );
        if (act === 'come') {
          const change = comesAfterAll(lead, visit, call);
          return change && { change };
        }
        const said = { act, ...about };
        if (isActDone(visit, said)) return undefined;
        const refusal = actRefusal(visit, said, call.now);
        if (refusal) throw new AppError('conflict', refusal.sentence, { reason: refusal.reason });
        const wrong = wrongAbout(visit, said, call.now);
        if (wrong) throw new AppError('invalid', wrong, { fields: { about: wrong } });
        return { change: visitAct(lead, visit, said, call, { wantsMail: mail }) };
      },
      write: (lead, { change }) => writeOrAgain(lead, change, call.now),
    },
    call.now,
  );
  return read();
}
