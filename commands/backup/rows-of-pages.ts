import { contentRow, contentTable, type TableDefinition } from '#functions/data/keys.ts';
import type { RawRow } from '#functions/data/raw-rows.ts';

/** What pages show, and who writes them: true of one site's own pages, so copies leave it out and no restore brings it. */
export const isOfPages = ({ id }: TableDefinition, { kind }: RawRow): boolean =>
  id === contentTable.id && (kind?.S === contentRow.shown || kind?.S === contentRow.lease);
