import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as adminLeads from '#domain/operations/admin-leads.ts';
import type * as rowSource from '#functions/data/search/lead-row-source.ts';
import type * as leadSearch from '#functions/data/search/lead-search.ts';

type Searches = Pick<typeof adminLeads, 'sortFields'> &
  Pick<typeof rowSource, 'leadRowSource'> &
  Pick<typeof leadSearch, 'createLeadSearch'>;

/** The search of another checkout of this project, as far as it is called alike there. */
export async function searchesOf(folder: string): Promise<Searches> {
  const load = async <T>(file: string): Promise<T> =>
    (await import(pathToFileURL(path.resolve(folder, file)).href)) as T; // as the file is named here
  const { sortFields } = await load<typeof adminLeads>('domain/operations/admin-leads.ts');
  const { leadRowSource } = await load<typeof rowSource>('functions/data/search/lead-row-source.ts');
  const { createLeadSearch } = await load<typeof leadSearch>('functions/data/search/lead-search.ts');
  return { sortFields, leadRowSource, createLeadSearch };
}
