import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { handler as adminLeadRestore } from '#functions/admin-lead-restore.ts';
import { handler as adminLeadsQuarantine } from '#functions/admin-leads-quarantine.ts';
import { handler as adminTimelineAdd } from '#functions/admin-timeline-add.ts';
import { documents } from '#functions/data/clients.ts';
import { expiredRow, leadsTable } from '#functions/data/keys.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { versionsIn, writeObject } from '#functions/data/privacy/object-versions.ts';
import { timelineOf } from '#functions/data/timeline.ts';
import { handler as expiredLeads } from '#functions/jobs/expired-leads.ts';
import { feedByStream } from '#local/jobs/feed-by-stream.ts';
import { eventually } from '../eventually.ts';
import { jobContext } from '../log-lines.ts';
import { aLead, asAdmin } from './admin-calls.ts';
import { partsForTests } from './parts.ts';

const parts = partsForTests();

beforeAll(() => {
  feedByStream((event) => expiredLeads(event, jobContext()), expiredRow, parts.database.subscribe);
});

const photosOf = async (leadId: string) => {
  const found: string[] = [];
  for await (const { key } of versionsIn('PHOTOS_BUCKET', `leads/${leadId}/`)) found.push(key);
  return found;
};

/** A lead with a timeline and a photo in two versions, moved into quarantine by an admin. */
async function quarantinedLead() {
  const { id } = await aLead();
  await asAdmin(adminTimelineAdd, { path: { id }, body: { status: 'No answer', is_public: false } });
  for (const text of ['first', 'second']) {
    await writeObject('PHOTOS_BUCKET', `leads/${id}/bow.jpg`, { bytes: Buffer.from(text) });
  }
  await asAdmin(adminLeadsQuarantine, { body: { ids: [id] } });
  return id;
}

/** Sets the time at which a lead expires, in seconds from now. */
const expiresIn = (id: string, seconds: number) =>
  documents().send(
    new UpdateCommand({
      TableName: leadsTable.id,
      Key: { id },
      UpdateExpression: 'SET expires_at = :end',
      ExpressionAttributeValues: { ':end': Math.floor(Date.now() / 1000) + seconds },
    }),
  );

test('a lead that expires in quarantine takes its timeline and its photos along, and no other lead', async () => {
  const [expired, waiting] = [await quarantinedLead(), await quarantinedLead()];
  await expiresIn(expired, -1);
  await parts.database.expire();
  expect(await leadOf(expired)).toBeUndefined();
  await eventually(async () => {
    expect([await timelineOf(expired), await photosOf(expired)]).toEqual([[], []]);
  });
  expect((await leadOf(waiting))?.quarantined).toBe(true);
  expect([(await timelineOf(waiting)).length, (await photosOf(waiting)).length]).toEqual([3, 2]);
});

test('a restored lead does not expire', async () => {
  const id = await quarantinedLead();
  await asAdmin(adminLeadRestore, { path: { id } });
  await parts.database.expire();
  expect((await leadOf(id))?.quarantined).toBe(false);
  expect(await photosOf(id)).toHaveLength(2);
});

test('what belongs to a lead that is there is left alone, whatever the stream says', async () => {
  const id = await quarantinedLead();
  const record = { eventName: 'REMOVE' as const, dynamodb: { Keys: { id: { S: id } }, SequenceNumber: '1' } };
  expect(await expiredLeads({ Records: [record] }, jobContext())).toEqual({ batchItemFailures: [] });
  expect([(await timelineOf(id)).length, (await photosOf(id)).length]).toEqual([3, 2]);
});
