import { type ReactNode, useEffect, useState } from 'react';
import { forgetAnswers } from '../device/kept-answers.ts';
import { tellError } from '../tell.ts';
import { accessToasts, leaveAdmin, noSessionAtHome, signInPath } from './leave-admin.ts';
import { currentSession, signOut } from './session.ts';
import { onSignOutElsewhere } from './sign-out-elsewhere.ts';
import { rememberedSession, type Session, sessionAtHand } from './stored-session.ts';
import { signInCause } from './tell-provider.ts';
import { rememberWantedPage, wayInFrom } from './wanted-page.ts';

interface AdminOnlyProps {
  /** Where visitors who are not signed in as an admin are sent. */
  readonly otherwise: string;
  readonly waiting: ReactNode;
  readonly children: (session: Session) => ReactNode;
}

/** A convenience, not a guard: the server checks every call by itself. */
export function AdminOnly({ otherwise, waiting, children }: AdminOnlyProps) {
  const [session, setSession] = useState(() => sessionAtHand() ?? rememberedSession());
  const [cause, setCause] = useState<string>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew
  useEffect(() => {
    let gone = false;
    const check = async () => {
      const found = await currentSession();
      if (gone) return;
      if (found?.isAdmin) return setSession(found);
      // Signed out from elsewhere: what this device has kept for them leaves it, what waits does not.
      await forgetAnswers().catch(() => undefined);
      if (found) await signOut();
      if (found)
        return leaveAdmin(
          otherwise,
          otherwise === signInPath ? accessToasts.notAdminka : accessToasts.notAdmin,
        );
      const to = wayInFrom(window.location);
      if (to !== signInPath) return leaveAdmin(to, noSessionAtHome);
      rememberWantedPage(window.location);
      leaveAdmin(to, accessToasts.noSession);
    };
    check().catch((error: unknown) => {
      if (gone) return;
      const { title, text } = accessToasts.unknown;
      console.error(text, error instanceof Error ? error.name : 'unknown cause');
      // The page stands already, and each of its calls checks by itself.
      if (sessionAtHand() ?? rememberedSession()) return;
      tellError(text, title);
      setCause(signInCause(error));
    });
    return () => {
      gone = true;
    };
  }, [otherwise, round]);

  useEffect(
    () =>
      onSignOutElsewhere(() => {
        // A page restored from the cache must not be visible while the browser navigates away.
        document.body.hidden = true;
        leaveAdmin(otherwise);
      }),
    [otherwise],
  );

  if (session) return children(session);
  if (cause === undefined) return waiting;
  return (
    <main id="main" className="wrap adm-alone" tabIndex={-1}>
      <h1>Sign-in isn’t responding</h1>
      <p>We couldn’t check whether you’re signed in. {cause}</p>
      <p>
        <button
          type="button"
          className="btn btn--main"
          onClick={() => {
            setCause(undefined);
            setRound(round + 1);
          }}
        >
          Try again
        </button>
      </p>
    </main>
  );
}
