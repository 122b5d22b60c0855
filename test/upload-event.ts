import type { UploadEvent } from '#functions/jobs/photo-check.ts';

/** What the photo check is handed when an upload has arrived. */
export const uploadEvent = (key: string): UploadEvent => ({
  Records: [{ body: JSON.stringify({ detail: { object: { key } } }) }],
});
