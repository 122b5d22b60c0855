const workerFile = '/admin-worker.js';
/** Also covers `/adminka`. */
const scope = '/admin';
const lookAgainMs = 60_000;

/** `ready`: a newer one waits. `too-old`: this one is answered no longer. */
export type VersionState = 'newest' | 'ready' | 'too-old';

let state: VersionState = 'newest';
let lookedAt = 0;
const watchers = new Set<() => void>();

export const versionState = (): VersionState => state;

export function subscribeToVersion(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function note(next: VersionState): void {
  if (state === 'too-old') return;
  state = next;
  for (const onChange of watchers) onChange();
}

export const noteTooOld = (): void => note('too-old');

function watchFor(registration: ServiceWorkerRegistration): void {
  // Without one in charge it is the first, and this page is of its version.
  const isNewer = () => registration.waiting !== null && navigator.serviceWorker.controller !== null;
  if (isNewer()) note('ready');
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && isNewer()) note('ready');
    });
  });
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < lookAgainMs) return;
    lookedAt = Date.now();
    // Offline: the next look will find it.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
}

/** The admin's pages, code and styles are on the device from then on. Without a worker it works as it did. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const policy = globalThis.trustedTypes?.createPolicy('admin-worker', {
    createScriptURL: () => workerFile,
  });
  const address = policy?.createScriptURL(workerFile) ?? workerFile;
  lookedAt = Date.now();
  try {
    await navigator.serviceWorker.register(address, { scope });
    const registration = await navigator.serviceWorker.getRegistration(scope);
    if (registration) watchFor(registration);
  } catch (error) {
    console.warn('The admin’s worker did not start', error instanceof Error ? error.name : 'unknown cause');
  }
}

const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    worker.addEventListener('statechange', () => worker.state !== 'installing' && resolve());
  });

/** Puts the new version in charge, then loads the page anew from it. What waits on the device stays. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(scope);
  if (registration && !registration.waiting) await registration.update().catch(() => undefined);
  if (registration?.installing) await installed(registration.installing);
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('take-over');
}
