import { customerOperations } from '#domain/operations/customers.ts';
import { newEntry } from '#domain/timeline.ts';
import { gateCodeClosed, mayReadGateCode } from '#domain/visit/gate-code.ts';
import { customerOf } from './data/customer/customers.ts';
import { addEntry } from './data/lead/added-entries.ts';
import { leadOf } from './data/lead/leads.ts';
import { withId } from './data/timeline.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { found } from './runtime/found.ts';
import { optionalKey } from './runtime/idempotency-key.ts';
import { foundLead, workableLead } from './use-cases/found-lead.ts';

export const handler = adminOperation(
  'admin-gate-code',
  customerOperations,
  async ({ id }, { admin, now, idempotencyKey }) => {
    const { visits = [], customer_id, boat_id } = workableLead(await leadOf(id));
    if (!mayReadGateCode(visits, now)) throw new AppError('conflict', gateCodeClosed);
    const customer = customer_id === undefined ? undefined : await customerOf(customer_id);
    const boat = customer?.boats.find((known) => known.id === boat_id);
    const gate_code = found(boat?.berth.gate_code, 'We have no gate code for this boat.');
    const entry = newEntry({ lead_id: id, status: 'Gate code read', is_public: false }, admin, now);
    // Written before it is shown: no code is read without a note.
    foundLead(await addEntry(withId(entry), optionalKey(idempotencyKey)));
    return { gate_code };
  },
);
