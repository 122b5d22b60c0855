import { leadSearch } from './data/lead-search.ts';
import { adminOperation } from './runtime/admin-operation.ts';

export const handler = adminOperation('admin-leads', ({ page, pageSize, ...filter }) =>
  leadSearch().search(filter, { page, pageSize }),
);
