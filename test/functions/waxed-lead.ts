import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '#domain/lead.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aCustomer } from '../a-customer.ts';
import { aRecord } from '../a-record.ts';
import { leadPage, winter } from './lead-page.ts';

/** A lead that was waxed three months ago, and whose customer asked to be reminded. */
export function waxedLead() {
  const page = leadPage();
  const asked: Partial<Lead> = {
    status: 'COMPLETED',
    record: aRecord({ done_at: '2026-09-12T17:00:00.000Z' }),
    care: { remind: true, words: 'Remind me', place: 'status page', at: winter('01T08:30') },
  };
  function waxedIs(changes: Partial<Lead> = {}, customer = aCustomer()): Lead {
    const lead = page.leadIs({ ...asked, ...changes });
    page.settingsAre({ postal_address: '1 Dock St' });
    page.rows.set(pointerKey.receipts('2026-09'), { lead_ids: new Set([lead.id]) });
    page.database.on(BatchGetCommand).callsFake(({ RequestItems }) => {
      const asks = (table: string, id: string) =>
        RequestItems[table]?.Keys.some((key: { id: string }) => key.id === id);
      const isAsked = asks('Leads', lead.id);
      const Customers = asks('Customers', customer.id) ? [customer] : [];
      return { Responses: { Leads: isAsked ? [leadRecord(lead)] : [], Customers } };
    });
    return lead;
  }
  return { ...page, waxedIs };
}
