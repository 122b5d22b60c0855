import { useRef } from 'react';
import { useMatch } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { late } from '../../components/late.tsx';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useServerNow } from '../data/server-clock.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { unkeptText } from '../device/unkept-text.ts';
import { useNearlyFull, useSafeKeeping } from '../device/use-safe-keeping.ts';
import { msToUndo } from '../device/waiting-act.ts';
import { useOnline } from '../use-online.ts';
import { OpenCan } from './open-can.tsx';
import { SendNow } from './send-now.tsx';
import { UndoableAct } from './undoable-act.tsx';
import { useDraining } from './use-draining.ts';
import { useTelling } from './use-telling.ts';
import { useUnkept } from './use-unkept.ts';
import { WaitingActRow } from './waiting-act-row.tsx';
import { WaitingPhotos } from './waiting-photos.tsx';
import { waitingRows } from './waiting-rows.ts';
import { goesOutText, waitingText } from './waiting-text.ts';

const RefusedAct = late(async () => (await import('./refused-act.tsx')).RefusedAct);

/** What was pressed on this device and has not arrived, on every page of the admin, while there is any. */
export function WaitingStrip() {
  const { acts, photos, arePhotosStuck } = useWaiting();
  const send = useDraining();
  useTelling();
  const unkept = useUnkept();
  const isOnline = useOnline();
  const now = useServerNow();
  const sheet = useMatch('/admin/finish/:id');
  // A job's sheet stands under its own cards alone.
  const refused = acts.filter(({ refusal, leadId }) => refusal && (!sheet || sheet.params.id === leadId));
  const undoable = acts.filter((act) => msToUndo(act) > 0);
  const waiting = acts.filter((act) => !act.refusal && !undoable.includes(act));
  // While they go out by themselves there is nothing to say of them.
  const areShown =
    !isOnline ||
    arePhotosStuck ||
    waiting.length > 0 ||
    photos.some(({ refusal, isUnkept }) => refusal ?? isUnkept);
  const shown = areShown ? photos : [];
  const count = waiting.length + shown.length;
  const isSafe = useSafeKeeping(count);
  const isNearlyFull = useNearlyFull(count);
  const summary = useRef<HTMLElement>(null);
  const { kept: keptCards } = useKeptFocus<HTMLDivElement>((cards) => cards.querySelector('button'));
  const kept = waitingText(waiting.length, shown.length - unkept.photos);
  const text = [kept, unkeptText(unkept.photos, unkept.isTyped)].filter(Boolean).join('. ');
  const refusedPhotos = shown.filter(({ refusal }) => refusal).length;
  const canGo = refusedPhotos < count;
  return (
    <>
      <p className="vh" role="status">
        {text}
      </p>
      {undoable.map((act) => (
        <UndoableAct key={act.id} act={act} />
      ))}
      {count === 0 && text !== '' && <p className="dev-full">{text}</p>}
      {count > 0 && (
        <section aria-label="Waiting on this device">
          <details className="dev-net">
            <summary ref={summary}>
              <OpenCan />
              <span>{text}</span>
              <Icon name="down" />
            </summary>
            <div className="dev-net__in">
              <p className="quiet">
                {unkept.photos === 0 && 'Saved here. '}
                {goesOutText(count, refusedPhotos)}
                {!isSafe &&
                  ` Add this app to your home screen: until then the browser may clear ${count === 1 ? 'it' : 'them'}.`}
              </p>
              {isNearlyFull && unkept.photos === 0 && (
                <p className="warn">This device is nearly full. Make room before you take photos.</p>
              )}
              <ol className="wl">
                {waitingRows(waiting, shown).map((row) =>
                  'photos' in row ? (
                    <WaitingPhotos key={row.photos[0]?.id} photos={row.photos} />
                  ) : (
                    <WaitingActRow
                      key={row.act.id}
                      act={row.act}
                      onTakenBack={() => summary.current?.focus()}
                    />
                  ),
                )}
              </ol>
              {isOnline && canGo && <SendNow areActsWaiting={waiting.length > 0} onSend={send} />}
            </div>
          </details>
        </section>
      )}
      <div {...keptCards}>
        {refused.map((act) => (
          <RefusedAct key={act.id} act={act} now={now} onSend={send} />
        ))}
      </div>
    </>
  );
}
