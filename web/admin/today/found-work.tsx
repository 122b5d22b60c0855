import { type ReactNode, useState } from 'react';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { loadExtraDialog } from '../late-parts.ts';
import { tellFailure } from '../tell.ts';
import { useLate } from '../use-late.ts';

interface FoundWorkProps {
  readonly visit: TodayVisit;
  /** Asks about it once more. */
  readonly known?: TodayVisit['extras'][number];
  readonly className: string;
  readonly children: ReactNode;
}

/** Opens the form for extra work, as it was left. */
export function FoundWork({ visit, known, className, children }: FoundWorkProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const ExtraDialog = useLate(loadExtraDialog, isOpen, (error) => {
    tellFailure(error, 'Failed to open the form. Please try again.');
    close();
  });
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {ExtraDialog && <ExtraDialog visit={visit} known={known} isOpen={isOpen} onClose={close} />}
    </>
  );
}
