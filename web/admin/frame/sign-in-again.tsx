import { useSyncExternalStore } from 'react';
import { loadSignInDialog } from '../late-parts.ts';
import { failSignIn, isSignInWanted, subscribeToSignIn } from '../session/renewed-sign-in.ts';
import { useLate } from '../use-late.ts';

export function SignInAgain({ email }: { readonly email: string }) {
  const isWanted = useSyncExternalStore(subscribeToSignIn, isSignInWanted);
  const SignInDialog = useLate(loadSignInDialog, isWanted, failSignIn);
  return SignInDialog && <SignInDialog isOpen={isWanted} email={email} />;
}
