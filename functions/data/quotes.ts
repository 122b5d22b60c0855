import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Slug } from '#domain/ids.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { Quote } from '#domain/offer/quote.ts';
import type { QuoteDecision } from '#domain/offer/quote-decisions.ts';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import { quotesTable } from './keys.ts';
import { addedTasks } from './lead/added-tasks.ts';
import { allOf, leadUpdate } from './lead-records.ts';
import { noteAndWrite } from './search/recent-edits.ts';
import { putEntry, withId } from './timeline.ts';
import { transact } from './transaction.ts';

/** Strongly consistent; undefined for an unknown or malformed id. */
export async function quoteOf(id: string): Promise<Quote | undefined> {
  if (!Slug.safeParse(id).success) return undefined;
  const { Item } = await documents().send(
    new GetCommand({ TableName: env(quotesTable.env), Key: { id }, ConsistentRead: true }),
  );
  return Item && Quote.parse(Item);
}

/** False, with nothing written, when there is one of its id. */
export async function storeEstimate(quote: Quote): Promise<boolean> {
  // A transaction, for its token: a plain condition would refuse the client's own retry.
  const refused = await transact({
    quote: {
      Put: {
        TableName: env(quotesTable.env),
        Item: quote,
        ConditionExpression: 'attribute_not_exists(id)',
      },
    },
  });
  return refused.length === 0;
}

/** False, with nothing written, when the quote, or a lead that it changes, has changed since it was read. */
export async function storeLeadQuote(
  lead: Lead,
  quote: Quote,
  before: Quote | undefined,
  { fields, entries, tasks }: LeadChange,
  now: string,
): Promise<boolean> {
  const unchanged = {
    ConditionExpression: 'updated_at = :seen AND (attribute_not_exists(decision) OR decision <> :accepted)',
    ExpressionAttributeValues: { ':seen': before?.updated_at, ':accepted': 'accepted' },
  };
  // A quarantined lead expires, and its quote would not.
  const isFirst = {
    expression: 'attribute_not_exists(quote_id) AND quarantined = :no',
    values: { ':no': false },
  };
  const asRead = { expression: 'updated_at = :read', values: { ':read': lead.updated_at } };
  const isChange = Object.keys(fields).length > 0;
  const added = await addedTasks(lead.id, tasks);
  const condition = allOf(before ? undefined : isFirst, isChange ? asRead : undefined, added.condition);
  const own = before ? { quote_decision: null } : { quote_id: quote.id };
  const refused = await noteAndWrite(lead.id, now, () =>
    transact({
      quote: {
        Put: {
          TableName: env(quotesTable.env),
          Item: quote,
          ...(before ? unchanged : { ConditionExpression: 'attribute_not_exists(id)' }),
        },
      },
      lead: { Update: leadUpdate(lead.id, { ...fields, ...own }, { condition, extra: added.extra }) },
      entries: entries.map((entry) => putEntry(withId(entry))),
    }),
  );
  return refused.length === 0;
}

/** False, with nothing written, when the quote or the lead's status has changed since it was read. */
export async function storeDecision(
  quote: Quote,
  decision: QuoteDecision,
  lead: Lead,
  { fields, entries, tasks }: LeadChange,
  now: string,
): Promise<boolean> {
  const added = await addedTasks(lead.id, tasks);
  const asRead = {
    expression: '#status = :read',
    names: { '#status': 'status' },
    values: { ':read': lead.status },
  };
  const options = { condition: allOf(asRead, added.condition), extra: added.extra };
  const refused = await noteAndWrite(lead.id, now, () =>
    transact({
      quote: {
        Update: {
          TableName: env(quotesTable.env),
          Key: { id: quote.id },
          UpdateExpression: 'SET decision = :decision, decided_at = :now',
          ConditionExpression: 'updated_at = :seen AND attribute_not_exists(decision)',
          ExpressionAttributeValues: { ':decision': decision, ':now': now, ':seen': quote.updated_at },
        },
      },
      lead: { Update: leadUpdate(lead.id, fields, options) },
      entries: entries.map((entry) => putEntry(withId(entry))),
    }),
  );
  return refused.length === 0;
}
