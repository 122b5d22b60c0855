import { useEffect, useRef } from 'react';
import { callAdmin } from '../data/call-admin.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { thisDevice, toldUnsent, unsentHere } from '../device/unsent-here.ts';
import { msToUndo } from '../device/waiting-act.ts';
import { useOnline } from '../use-online.ts';

/** In ms: what goes out at once is nobody else's business, and what takes long is told anew now and then. */
const pause = { first: 3000, between: 15_000 };

/** Tells the other devices what waits on this one, as soon as it has a line. */
export function useTelling(): void {
  const isOnline = useOnline();
  const { acts, photos } = useWaiting();
  const free = acts.filter((act) => msToUndo(act) === 0);
  const unsent = JSON.stringify(unsentHere(free, photos));
  const due = useRef(0);
  useEffect(() => {
    if (!isOnline || unsent === toldUnsent()) return;
    if (due.current < performance.now()) due.current = performance.now() + pause.first;
    const tell = async () => {
      await callAdmin('admin-unsent', { device: thisDevice(), leads: JSON.parse(unsent) });
      toldUnsent(unsent);
      due.current = performance.now() + pause.between;
    };
    // The next change, or the next page, tells it.
    const timer = setTimeout(() => void tell().catch(() => undefined), due.current - performance.now());
    return () => clearTimeout(timer);
  }, [isOnline, unsent]);
}
