import type { Lead } from '#domain/lead.ts';
import { comesAfterAll } from '#domain/message/comes-after-all.ts';
import { outcomeOfSaid, type SaidByOwner } from '#domain/message/outcome-of-said.ts';
import { leadOf } from '../../data/lead/leads.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { found } from '../../runtime/found.ts';
import { untilWritten, writeOrAgain } from '../change-again.ts';
import { workableLead } from '../found-lead.ts';

interface WantedAct extends Omit<SaidByOwner, 'act'> {
  readonly act: SaidByOwner['act'] | 'come';
  readonly id: string;
  readonly visitId: string;
  readonly mail?: boolean | undefined;
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
          return change && { change, visit };
        }
        const outcome = outcomeOfSaid(lead, visit, { act, ...about }, call, { wantsMail: mail });
        if (!outcome) return undefined;
        if ('refusal' in outcome) {
          const { sentence, reason } = outcome.refusal;
          throw new AppError('conflict', sentence, { reason });
        }
        if ('wrong' in outcome)
          throw new AppError('invalid', outcome.wrong, { fields: { about: outcome.wrong } });
        return { ...outcome, visit };
      },
      write: (lead, { change, visit }) =>
        writeOrAgain(lead, change, call.now, visit.overlap || (act === 'take-back-miss' && 'too-close')),
    },
    call.now,
  );
  return read();
}
