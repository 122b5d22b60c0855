import { quotes } from '#domain/operations/quotes.ts';
import { leadOf } from './data/lead/leads.ts';
import { quoteOf } from './data/quotes.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { found } from './runtime/found.ts';
import { foundLead } from './use-cases/found-lead.ts';

export const handler = adminOperation('admin-quote', quotes, async ({ id }) => {
  const { quote_id } = foundLead(await leadOf(id));
  return found(quote_id ? await quoteOf(quote_id) : undefined, 'This lead has no quote yet.');
});
