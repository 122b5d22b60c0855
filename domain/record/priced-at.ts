import type { JobRecord } from './job-record.ts';

/** Since when a receipt says its total: its finish, or the correction that last changed it. */
export function pricedAt({ done_at, earlier, ...newest }: JobRecord): string {
  const versions = [...earlier, newest];
  const changed = versions.findLast(({ total }, index) => total !== versions[index - 1]?.total && index > 0);
  return changed?.made_at ?? done_at;
}

export const isRepriced = (record: JobRecord): boolean => pricedAt(record) !== record.done_at;
