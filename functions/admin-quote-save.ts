import { quotes } from '#domain/operations/quotes.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { saveQuote } from './use-cases/save-quote.ts';

export const handler = adminOperation('admin-quote-save', quotes, saveQuote);
