import { useState } from 'react';
import { nextDay, startOfDay } from '#domain/los-angeles.ts';
import { loadTimeOffDialog } from '../late-parts.ts';
import { tellFailure } from '../tell.ts';
import { useLate } from '../use-late.ts';

/** Takes the whole day off, and offers everybody on it a move. */
export function DayOff({ day }: { readonly day: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const TimeOffDialog = useLate(loadTimeOffDialog, isOpen, (error) => {
    tellFailure(error, 'Failed to open the form. Please try again.');
    close();
  });
  const span = { from: startOfDay(day), to: startOfDay(nextDay(day)) };
  return (
    <>
      <button type="button" className="adm-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Can’t work today?
      </button>
      {TimeOffDialog && <TimeOffDialog span={isOpen ? span : undefined} onClose={close} />}
    </>
  );
}
