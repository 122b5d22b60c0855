import { holdsBack, type WaitingAct } from '../device/waiting-act.ts';
import type { WaitingPhoto } from '../device/waiting-photo.ts';

export type WaitingRow = { readonly act: WaitingAct } | { readonly photos: readonly WaitingPhoto[] };

/** What waits, in the order in which it goes out: a job's photos stand where the first of them was taken. */
export function waitingRows(
  acts: readonly WaitingAct[],
  photos: readonly WaitingPhoto[],
): readonly WaitingRow[] {
  const jobs = [...new Set(photos.map(({ leadId }) => leadId))];
  return jobs.reduce<readonly WaitingRow[]>(
    (rows, leadId) => {
      const own = photos.filter((photo) => photo.leadId === leadId);
      const { takenAt = '' } = own[0] ?? {};
      const isAfter = (row: WaitingRow) =>
        'act' in row && (row.act.pressedAt > takenAt || holdsBack(row.act, own));
      const place = rows.findIndex(isAfter);
      return rows.toSpliced(place < 0 ? rows.length : place, 0, { photos: own });
    },
    acts.map((act) => ({ act })),
  );
}
