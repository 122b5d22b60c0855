import { useSyncExternalStore } from 'react';
import { loadSignInDialog } from './late-parts.ts';
import { failSignIn, isSignInWanted, subscribeToSignIn } from './renewed-sign-in.ts';
import { useLate } from './use-late.ts';

/** Asks for a new sign-in over the page when the session has ended. */
export function SignInAgain() {
  const isWanted = useSyncExternalStore(subscribeToSignIn, isSignInWanted);
  const SignInDialog = useLate(loadSignInDialog, isWanted, failSignIn);
  return SignInDialog && <SignInDialog isOpen={isWanted} />;
}
