import { formatMoment } from '#domain/los-angeles.ts';
import { Icon } from '../../components/icon.tsx';
import { useServerNow } from '../data/server-clock.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { useOnline } from '../use-online.ts';
import { RefusedAct } from './refused-act.tsx';
import { useDraining } from './use-draining.ts';
import { useSafeKeeping } from './use-safe-keeping.ts';

const OpenCan = () => (
  <svg className="can can--open" viewBox="0 0 14 18" aria-hidden="true" focusable="false">
    <path d="M2 2h10l1 14c-2 1.2-10 1.2-12 0z" />
  </svg>
);

/** What was pressed on this device and has not arrived, on every page of the admin, while there is any. */
export function WaitingStrip() {
  const { acts, isSending } = useWaiting();
  const send = useDraining();
  const isOnline = useOnline();
  const now = useServerNow();
  const refused = acts.filter(({ refusal }) => refusal);
  const waiting = acts.filter(({ refusal }) => !refusal);
  const { isSafe, isNearlyFull } = useSafeKeeping(acts.length);
  return (
    <>
      <p className="vh" role="status">
        {waiting.length > 0 && `${waiting.length} waiting, only on this device`}
      </p>
      {waiting.length > 0 && (
        <details className="dev-net">
          <summary>
            <OpenCan />
            <span>{waiting.length} waiting, only on this device</span>
            <Icon name="down" />
          </summary>
          <div className="dev-net__in">
            <p className="quiet">
              Saved here. They go out on their own, in this order, when this app is open and has signal.
              {!isSafe && ' Add this app to your home screen: until then the browser may clear them.'}
            </p>
            {isNearlyFull && (
              <p className="warn">This device is nearly full. Make room before you take photos.</p>
            )}
            <ol className="wl">
              {waiting.map(({ id, said, pressedAt }) => (
                <li key={id}>
                  <OpenCan />
                  <span>{said}</span>
                  <span className="xs quiet">{formatMoment(pressedAt, now)}</span>
                </li>
              ))}
            </ol>
            {isOnline && (
              <button
                type="button"
                className="btn btn--line btn--small"
                aria-disabled={isSending}
                onClick={() => !isSending && send()}
              >
                {isSending ? 'Sending...' : 'Send now'}
              </button>
            )}
          </div>
        </details>
      )}
      {refused.map((act) => (
        <RefusedAct key={act.id} act={act} now={now} onSend={send} />
      ))}
    </>
  );
}
