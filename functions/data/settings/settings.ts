import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { withDefaults } from '#domain/content/with-defaults.ts';
import { initialSettings, Settings, SettingsVersion } from '#domain/settings.ts';
import { env } from '../../runtime/env.ts';
import { documents } from '../clients.ts';
import { settingsRow, settingsTable } from '../keys.ts';
import { transact } from '../transaction.ts';

const keyOfVersion = (version: number): string => `version#${String(version).padStart(6, '0')}`;

/** A version that is older than a setting has what the product begins with. */
const StoredVersion = SettingsVersion.extend({
  settings: z.preprocess((stored) => withDefaults(stored, initialSettings), Settings),
}).strip();

/** The newest settings, strongly consistent; those that the product begins with when none were saved. */
export async function newestSettings(): Promise<SettingsVersion> {
  const { Item } = await documents().send(
    new GetCommand({
      TableName: env(settingsTable.env),
      Key: { id: settingsRow.current },
      ConsistentRead: true,
    }),
  );
  return Item ? StoredVersion.parse(Item) : { version: 0, settings: initialSettings };
}

/** Saves a version after the one it replaces; false, nothing written, when another was saved since. */
export async function storeSettings(next: SettingsVersion): Promise<boolean> {
  const TableName = env(settingsTable.env);
  const refused = await transact({
    newest: {
      Put: {
        TableName,
        Item: { id: settingsRow.current, ...next },
        ConditionExpression: next.version === 1 ? 'attribute_not_exists(id)' : 'version = :seen',
        ...(next.version > 1 && { ExpressionAttributeValues: { ':seen': next.version - 1 } }),
      },
    },
    history: {
      Put: {
        TableName,
        Item: { id: keyOfVersion(next.version), ...next },
        ConditionExpression: 'attribute_not_exists(id)',
      },
    },
  });
  return refused.length === 0;
}
