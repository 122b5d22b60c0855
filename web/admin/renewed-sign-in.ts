/**
 * A session that ends in the middle of work: calls wait here while a person signs in again, over the page
 * and with everything typed still in place.
 */

/** The person chose not to sign in again. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
}

interface Wait {
  readonly settled: Promise<void>;
  readonly done: () => void;
  readonly give: (reason: SignedOut) => void;
}

let wait: Wait | undefined;
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

/** Resolves once somebody has signed in again; however many calls wait, they are asked once. */
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

/** Lets the waiting calls go on. */
export function signedInAgain(): void {
  wait?.done();
  wait = undefined;
  announce();
}

/** Fails the waiting calls: the person leaves. */
export function staySignedOut(): void {
  wait?.give(new SignedOut('Signed out.'));
  wait = undefined;
  announce();
}

export const isSignInWanted = (): boolean => wait !== undefined;

/** For useSyncExternalStore. */
export function subscribeToSignIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
