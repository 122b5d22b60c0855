/** Calls wait here while the user signs in again, with everything typed still in place. */

/** The user chose not to sign in again. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

interface Wait {
  readonly settled: Promise<void>;
  readonly done: () => void;
  readonly give: (reason: unknown) => void;
}

let wait: Wait | undefined;
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** Resolves once the user has signed in again; all waiting calls share one prompt. */
export function signInAgain(): Promise<void> {
  if (!wait) {
    let done = () => {};
    let give: Wait['give'] = () => {};
    const settled = new Promise<void>((resolve, reject) => {
      done = resolve;
      give = reject;
    });
    wait = { settled, done, give };
    announce();
  }
  return wait.settled;
}

export function signedInAgain(): void {
  wait?.done();
  wait = undefined;
  announce();
}

/** Nobody could be asked: the waiting calls fail for that reason. */
export function failSignIn(reason: unknown): void {
  wait?.give(reason);
  wait = undefined;
  announce();
}

export const staySignedOut = (): void => failSignIn(new SignedOut('Signed out.'));

export const isSignInWanted = (): boolean => wait !== undefined;

/** For useSyncExternalStore. */
export function subscribeToSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
