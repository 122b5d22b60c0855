import type { JobPhoto } from '#domain/photo/job-photo.ts';

/** The n-th photo of a job, kept in its place. */
export const aJobPhoto = (number: number, changes: Partial<JobPhoto> = {}): JobPhoto => ({
  id: `job-photo-${number}`,
  kind: 'before',
  pair: 'Transom',
  path: `leads/01JD3ZK8Q0000000000000000A/${String(number).padStart(22, 'A')}.jpg`,
  added_at: '2026-12-01T17:00:00.000Z',
  added_by: 'owner',
  ...changes,
});
