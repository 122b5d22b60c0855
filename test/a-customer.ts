import type { Customer } from '#domain/customer/customer.ts';
import { aLead } from './a-lead.ts';

export const customerId = '01JD3ZK8Q0000000000000000C';
export const boatId = '01JD3ZK8Q0000000000000000B';

/** The customer that {@link aLead} makes, with a berth that the owner knows by now. */
export const aCustomer = (changes: Partial<Customer> = {}): Customer => ({
  id: customerId,
  created_at: '2026-03-01T16:20:00.000Z',
  updated_at: '2026-03-01T16:20:00.000Z',
  version: 1,
  name: 'Ana Ortiz',
  emails: ['ana@example.com'],
  phones: [{ typed: '(310) 555-0142', e164: '+13105550142' }],
  boats: [
    {
      id: boatId,
      type: 'Runabout',
      length_ft: 24,
      name: 'Second Wind',
      berth: { area: 'marina-del-rey', dock: 'C-1200', slip: 'C-1204', gate_code: '4471#' },
    },
  ],
  lead_ids: [aLead().id],
  ...changes,
});
