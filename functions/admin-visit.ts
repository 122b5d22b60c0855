import { visitOperations } from '#domain/operations/visits.ts';
import { actRefusal, isActDone, visitAct } from '#domain/visit/visit-act.ts';
import { writeEdit } from './data/lead/lead-edits.ts';
import { leadOf } from './data/lead/leads.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { found } from './runtime/found.ts';
import { again } from './runtime/look-again.ts';
import { untilWritten } from './use-cases/change-again.ts';
import { workableLead } from './use-cases/found-lead.ts';

export const handler = adminOperation('admin-visit', visitOperations, async (said, call) => {
  const { id, visitId, act, mail } = said;
  const read = async () => workableLead(await leadOf(id));
  await untilWritten(
    {
      read,
      decide: (lead) => {
        const visit = found(
          lead.visits?.find((candidate) => candidate.id === visitId),
          'We couldn’t find this visit.',
        );
        if (isActDone(visit, act)) return undefined;
        const refusal = actRefusal(visit, act, call.now);
        if (refusal) throw new AppError('conflict', refusal.sentence, { reason: refusal.reason });
        return { change: visitAct(lead, visit, act, call, { wantsMail: mail }) };
      },
      write: async (lead, { change }) =>
        (await writeEdit(lead, change, call.now)).state === 'written' ? undefined : again,
    },
    call.now,
  );
  return { lead: await read() };
});
