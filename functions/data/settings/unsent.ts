import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { UnsentOnDevice, unsentWithout } from '#domain/today/unsent.ts';
import { env } from '../../runtime/env.ts';
import { again, lookAgain } from '../../runtime/look-again.ts';
import { documents } from '../clients.ts';
import { isWritten } from '../conditional-write.ts';
import { settingsRow, settingsTable } from '../keys.ts';

const id = settingsRow.unsent;
const StoredUnsent = z.object({
  version: z.int().default(0),
  devices: z.array(UnsentOnDevice.strip()).default([]),
});
export type StoredUnsent = z.infer<typeof StoredUnsent>;

/** What waits on the admins' devices, strongly consistent. */
export async function storedUnsent(): Promise<StoredUnsent> {
  const { Item = {} } = await documents().send(
    new GetCommand({ TableName: env(settingsTable.env), Key: { id }, ConsistentRead: true }),
  );
  return StoredUnsent.parse(Item);
}

/** Puts it in the place of the version before it; false, nothing written, when another was stored since. */
export async function storeUnsent(version: number, devices: readonly UnsentOnDevice[]): Promise<boolean> {
  return isWritten(
    documents().send(
      new PutCommand({
        TableName: env(settingsTable.env),
        Item: { id, version, devices },
        ConditionExpression: version === 1 ? 'attribute_not_exists(id)' : 'version = :seen',
        ...(version > 1 && { ExpressionAttributeValues: { ':seen': version - 1 } }),
      }),
    ),
  );
}

/** Takes erased leads out of what devices have told. */
export const forgetUnsent = (leadIds: readonly string[]): Promise<void> =>
  lookAgain(
    async () => {
      const { version, devices } = await storedUnsent();
      const after = unsentWithout(devices, leadIds);
      return after === devices || (await storeUnsent(version + 1, after)) ? undefined : again;
    },
    () => {
      throw new Error('Devices kept telling what they have.');
    },
  );
