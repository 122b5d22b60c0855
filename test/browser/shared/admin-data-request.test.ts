import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { documents } from '#functions/data/clients.ts';
import { leadIdOfSlug, leadOf } from '#functions/data/lead/leads.ts';
import { button, dialog, leadOnDesk, timeline, toast } from '../admin-desk.ts';
import { findings } from '../page-checks.ts';
import { sharedProduct } from '../product.ts';

const site = sharedProduct();

test('what a customer asked about their data stands on the lead until the owner says it is done', async () => {
  const { page, slug } = await leadOnDesk(site, 'Dora Data');
  const id = (await leadIdOfSlug(slug)) ?? '';
  const asked = { wish: 'copy', at: '2026-11-20T18:00:00.000Z', due_at: '2027-01-04T18:00:00.000Z' };
  await documents().send(
    new UpdateCommand({
      TableName: 'Leads',
      Key: { id },
      UpdateExpression: 'SET data_request = :asked',
      ExpressionAttributeValues: { ':asked': asked },
    }),
  );
  await page.reload();
  const notice = dialog(page).getByText(
    'Asked for a copy of their data on Nov 20, 2026. Due by Jan 4, 2027.',
  );
  await notice.waitFor();
  expect(await findings(page)).toEqual([]);
  await dialog(page)
    .getByText(/npm run privacy -- export --email \S+@/)
    .waitFor();
  await button(page, 'The copy was sent').click();
  await button(page, 'Yes, they have it').click();
  await toast(page, 'Lead Updated', 'The data request is closed').waitFor();
  await notice.waitFor({ state: 'detached' });
  expect((await leadOf(id))?.data_request).toBeUndefined();
  await dialog(page).getByText('Data request closed').waitFor();
  expect(await timeline(page)).toContain('Data request closed');
});
