import * as z from 'zod';
import { expiryAfter } from '#domain/los-angeles.ts';
import { tempIdOfPath } from '#domain/photo/photos.ts';
import { env } from '../../runtime/env.ts';
import { leadsTable, pointerKey } from '../keys.ts';
import type { TransactItem } from '../transaction.ts';
import { rowOf } from './leads.ts';

const Act = z.object({ request_hash: z.string() });

const rememberedDays = 30;

export interface ActKey {
  readonly leadId: string;
  readonly key: string;
  /** Hash of the request, so that one key cannot serve two different ones. */
  readonly requestHash: string;
}

export const rememberedAct = ({ leadId, key, requestHash }: ActKey, now: string): TransactItem => ({
  Put: {
    TableName: env(leadsTable.env),
    Item: {
      id: pointerKey.act(leadId, key),
      lead_id: leadId,
      request_hash: requestHash,
      expires_at: expiryAfter(now, rememberedDays),
    },
    ConditionExpression: 'attribute_not_exists(id)',
  },
});

export async function earlierAct(act: ActKey): Promise<'same' | 'another' | undefined> {
  const row = await rowOf(pointerKey.act(act.leadId, act.key));
  if (!row) return undefined;
  return Act.parse(row).request_hash === act.requestHash ? 'same' : 'another';
}

/** Makes uploads a lead's own; refused when they are another's. Undefined without photos. */
export function takenPhotos(leadId: string, photos: readonly string[]): TransactItem | undefined {
  const tempId = photos.map(tempIdOfPath).find((found) => found !== undefined);
  if (tempId === undefined) return undefined;
  return {
    Put: {
      TableName: env(leadsTable.env),
      Item: { id: pointerKey.photos(tempId), lead_id: leadId },
      ConditionExpression: 'attribute_not_exists(id) OR lead_id = :lead',
      ExpressionAttributeValues: { ':lead': leadId },
    },
  };
}
