import { Dialog } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { subscribeToWaiting, waitingNow } from '../device/waiting-state.ts';
import { againWords } from './again-words.ts';
import { keepsOnDevice } from './keeps-on-device.ts';
import { signInPath } from './leave-admin.ts';
import { signedInAgain, staySignedOut } from './renewed-sign-in.ts';
import { SignIn } from './sign-in.tsx';

/** Shown over the page when the session has ended; nothing typed below is lost. */
interface SignInDialogProps {
  readonly isOpen: boolean;
  readonly email: string;
}

export function SignInDialog({ isOpen, email }: SignInDialogProps) {
  const { acts, photos } = useSyncExternalStore(subscribeToWaiting, waitingNow);
  const words = againWords(keepsOnDevice() ? acts.length + photos.length : 0);
  const leave = () => {
    staySignedOut();
    window.location.assign(signInPath);
  };
  return (
    <Dialog.Root open={isOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="admin pop"
          aria-describedby="sign-in-why"
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Dialog.Title>Log in again</Dialog.Title>
          <p id="sign-in-why">{words.why}</p>
          <SignIn email={email} onDone={signedInAgain} />
          <button type="button" className="adm-link" onClick={leave}>
            {words.leave}
          </button>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
