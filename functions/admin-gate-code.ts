import { gateCodeClosed, mayReadGateCode } from '#domain/gate-code.ts';
import { newEntry } from '#domain/new-entry.ts';
import { customerOperations } from '#domain/operations/customers.ts';
import { addEntry } from './data/added-entries.ts';
import { customerOf } from './data/customers.ts';
import { leadOf } from './data/leads.ts';
import { withId } from './data/timeline.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { found } from './runtime/found.ts';
import { foundLead, workableLead } from './use-cases/found-lead.ts';

export const handler = adminOperation(
  'admin-gate-code',
  customerOperations,
  async ({ id }, { admin, now }) => {
    const { visits = [], customer_id, boat_id } = workableLead(await leadOf(id));
    if (!mayReadGateCode(visits, now)) throw new AppError('conflict', gateCodeClosed);
    const customer = customer_id === undefined ? undefined : await customerOf(customer_id);
    const boat = customer?.boats.find((known) => known.id === boat_id);
    const gate_code = found(boat?.berth.gate_code, 'We have no gate code for this boat.');
    const entry = newEntry({ lead_id: id, status: 'Gate code read', is_public: false }, admin, now);
    // Written before it is shown: no code is read without a note.
    foundLead(await addEntry(withId(entry), undefined));
    return { gate_code };
  },
);
