import { useEffect, useState } from 'react';
import { browser } from '../../storage/kept-text.ts';
import { accountPath } from './leave-admin.ts';

const key = 'bdla:second-factor-later';
/** "Later" hides the strip on this device for thirty days, in ms. */
const pause = 30 * 24 * 60 * 60 * 1000;

const isPaused = (): boolean => Date.now() - Number(browser.recall(key) ?? 0) < pause;
const pauseOffer = (): void => browser.remember(key, String(Date.now()));

/** Offers a second step to admins who sign in with a password alone. */
export function SecondFactorStrip() {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (isPaused()) return;
    let gone = false;
    import('./second-factor.ts')
      .then(({ hasSecondFactor }) => hasSecondFactor())
      .then(
        (isOn) => !gone && setOffered(!isOn),
        () => undefined, // an offer can wait for the next visit
      );
    return () => {
      gone = true;
    };
  }, []);
  if (!isOffered) return null;
  return (
    <section className="adm-strip" aria-label="Two-step sign-in">
      <p>
        <b>Make your sign-in safer.</b> With a code from your phone as a second step, a stolen password isn’t
        enough.
      </p>
      <p className="adm-strip__acts">
        <a className="btn btn--line btn--small" href={accountPath}>
          Set up
        </a>
        <button
          type="button"
          className="btn btn--line btn--small"
          onClick={() => {
            pauseOffer();
            setOffered(false);
          }}
        >
          Later
        </button>
      </p>
    </section>
  );
}
