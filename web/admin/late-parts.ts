import { waitingPhotos } from './device/waiting-photos.ts';
import { noteLostStyles } from './frame/lost-styles.ts';
import { currentSession } from './session/session.ts';

/** Code that no first screen shows. Each is a file of its own in the build. */
export const loadLeadDialog = async () => (await import('./lead-dialog/lead-dialog.tsx')).LeadDialog;
export const loadExtraDialog = async () => (await import('./today/extra-dialog.tsx')).ExtraDialog;
export const loadTimeOffDialog = async () => (await import('./visit/time-off.tsx')).TimeOffDialog;
export const loadSignInDialog = async () => (await import('./session/sign-in-dialog.tsx')).SignInDialog;
export const loadToaster = async () => (await import('./frame/admin-toaster.tsx')).AdminToaster;

/** Sends photos that wait, also those that an earlier page has left. */
export async function resumePhotos(): Promise<void> {
  if ((await waitingPhotos()).length === 0 || !(await currentSession())) return;
  await (await import('./photo/photo-queue.ts')).photoQueue.run();
}

/** In ms, by when the first screen stands on a slow line. */
export const afterFirstScreen = 4000;

/** Fetches ahead what a tap may need next, so that it also opens where the connection has gone. */
export function fetchLateParts(): void {
  noteLostStyles();
  setTimeout(() => {
    // Ignored here: the component that needs it retries and reports.
    const parts = [loadLeadDialog, loadExtraDialog, loadTimeOffDialog, loadSignInDialog];
    for (const load of parts) {
      load().catch(() => undefined);
    }
  }, afterFirstScreen);
}
