import { expiryAfter } from '#domain/los-angeles.ts';
import { pointerKey } from '../keys.ts';
import { changeRow } from './owed-rows.ts';

const keptDays = 7;

/** Whether the sheet of a day is this worker's to send: nobody has sent it, or is sending it. */
export async function claimSheet(day: string, now: string): Promise<boolean> {
  const claimed = await changeRow(pointerKey.morningSheet(day), {
    UpdateExpression: 'SET claimed_at = :now, expires_at = :expires',
    ConditionExpression: 'attribute_not_exists(claimed_at)',
    ExpressionAttributeValues: {
      ':now': now,
      ':expires': expiryAfter(now, keptDays),
    },
  });
  return claimed !== undefined;
}

/** It surely was not sent: the next run tries again. */
export async function releaseSheet(day: string): Promise<void> {
  await changeRow(pointerKey.morningSheet(day), {
    UpdateExpression: 'REMOVE claimed_at',
    ConditionExpression: 'attribute_exists(claimed_at)',
  });
}
