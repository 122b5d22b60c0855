import type { Lead } from '#domain/lead.ts';
import { actRefusal, isActDone, type SaidOfVisit, visitAct, wrongAbout } from '#domain/visit/visit-act.ts';
import { leadOf } from '../../data/lead/leads.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { found } from '../../runtime/found.ts';
import { untilWritten, writeOrAgain } from '../change-again.ts';
import { workableLead } from '../found-lead.ts';

interface WantedAct extends SaidOfVisit {
  readonly id: string;
  readonly visitId: string;
  /** Emails the customer that the owner is on the way. */
  readonly mail: boolean;
}

/** Notes what the owner says of a visit, unless it is so already, and answers the lead as it is then. */
export async function actOnVisit({ id, visitId, mail, ...said }: WantedAct, call: AdminCall): Promise<Lead> {
  const read = async () => workableLead(await leadOf(id));
  await untilWritten(
    {
      read,
      decide: (lead) => {
        const visit = found(
          lead.visits?.find((candidate) => candidate.id === visitId),
          'We couldn’t find this visit.',
        );
        if (isActDone(visit, said)) return undefined;
        const refusal = actRefusal(visit, said, call.now);
        if (refusal) throw new AppError('conflict', refusal.sentence, { reason: refusal.reason });
        const about = wrongAbout(visit, said, call.now);
        if (about) throw new AppError('invalid', about, { fields: { about } });
        return { change: visitAct(lead, visit, said, call, { wantsMail: mail }) };
      },
      write: (lead, { change }) => writeOrAgain(lead, change, call.now),
    },
    call.now,
  );
  return read();
}
