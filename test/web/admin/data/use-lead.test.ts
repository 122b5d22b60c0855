import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keys } from '#web/admin/data/keys.ts';
import { changeLead, putLead } from '#web/admin/data/use-lead.ts';
import { aLead } from '../../../a-lead.ts';

test('a lead is as of its last answer, not of what was typed here since', () => {
  const client = new QueryClient();
  const lead = aLead();
  const queryKey = keys.lead(lead.id);
  client.setQueryData(queryKey, { lead }, { updatedAt: 1000 });
  changeLead(client, lead.id, (known) => ({ ...known, internal_notes: 'Bring wax' }));
  expect(client.getQueryState(queryKey)).toMatchObject({
    dataUpdatedAt: 1000,
    data: { lead: { internal_notes: 'Bring wax' } },
  });
  putLead(client, { ...lead, updated_at: '2999-01-01T00:00:00.000Z' });
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBeGreaterThan(1000);
});
