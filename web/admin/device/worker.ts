const workerFile = '/admin-worker.js';
/** Also covers `/adminka`. */
const scope = '/admin';
/** In ms, between two looks for a new version. */
const lookAgainAfter = 60_000;

let isWaiting = false;
let lookedAt = 0;
const watchers = new Set<() => void>();

export const isNewVersionReady = (): boolean => isWaiting;

export function subscribeToVersion(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function noteNewVersion(): void {
  isWaiting = true;
  for (const onChange of watchers) onChange();
}

function watchFor(registration: ServiceWorkerRegistration): void {
  // Without one in charge it is the first, and this page is of its version.
  const isNewer = () => registration.waiting !== null && navigator.serviceWorker.controller !== null;
  if (isNewer()) noteNewVersion();
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && isNewer()) noteNewVersion();
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < lookAgainAfter) return;
    lookedAt = Date.now();
    // Offline: the next look will find it.
    registration.update().catch(() => undefined);
  });
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

/** Puts the new version in charge, then loads the page anew from it. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  if (registration?.waiting) registration.waiting.postMessage('take-over');
  else location.reload();
}
