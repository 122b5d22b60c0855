import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '#domain/lead.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
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
  function waxedIs(changes: Partial<Lead> = {}): Lead {
    const lead = page.leadIs({ ...asked, ...changes });
    page.settingsAre({ postal_address: '1 Dock St' });
    page.rows.set(pointerKey.receipts('2026-09'), { lead_ids: new Set([lead.id]) });
    page.database.on(BatchGetCommand).callsFake(({ RequestItems }) => {
      const isAsked = RequestItems.Leads?.Keys.some(({ id }: { id: string }) => id === lead.id);
      return { Responses: { Leads: isAsked ? [leadRecord(lead)] : [] } };
    });
    return lead;
  }
  return { ...page, waxedIs };
}
