import type { Lead } from '#domain/lead.ts';
import { actConflict, isActDone, type VisitAct, visitAct } from '#domain/visit-act.ts';
import { writeEdit } from '../data/lead-edits.ts';
import { leadOf } from '../data/leads.ts';
import type { AdminCall } from '../runtime/admin-operation.ts';
import { AppError } from '../runtime/app-error.ts';
import { found } from '../runtime/found.ts';
import { workableLead } from './found-lead.ts';

/** How often an act that met another change looks at the lead again. */
const attempts = 5;

/** Does what the owner says with a visit: on the way, started, done, missed, canceled. Repeated it does nothing. */
export async function actOnVisit(
  id: string,
  visitId: string,
  { act, wantsMail }: { readonly act: VisitAct; readonly wantsMail: boolean },
  call: AdminCall,
): Promise<Lead> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const lead = workableLead(await leadOf(id));
    const visit = found(
      lead.visits?.find((candidate) => candidate.id === visitId),
      'We couldn’t find this visit.',
    );
    if (isActDone(visit, act)) return lead;
    const conflict = actConflict(visit, act, call.now);
    if (conflict) throw new AppError('conflict', conflict, { reason: 'visit-changed' });
    const change = visitAct(lead, visit, act, call, { wantsMail });
    const { state } = await writeEdit(lead, change, call.now);
    if (state === 'written') return workableLead(await leadOf(id));
  }
  throw new AppError('conflict', 'Somebody else is changing this lead. Please try again.');
}
