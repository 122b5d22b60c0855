import type { Lead } from '../lead.ts';

const quoted = (text: string): string =>
  /^[\w.+@-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** What whoever runs the site types for a customer: for all their requests, where an address leads to them. */
export const personCommand = (task: 'export' | 'erase', { id, email }: Pick<Lead, 'id' | 'email'>): string =>
  `npm run privacy -- ${task} ${email === undefined ? `--lead ${id}` : `--email ${quoted(email)}`}`;
