import { useState } from 'react';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { Icon } from '../../components/icon.tsx';
import { loadExtraDialog } from '../late-parts.ts';
import { tellFailure } from '../tell.ts';
import { useLate } from '../use-late.ts';

export function FoundWork({ visit }: { readonly visit: TodayVisit }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const ExtraDialog = useLate(loadExtraDialog, isOpen, (error) => {
    tellFailure(error, 'Failed to open the form. Please try again.');
    close();
  });
  return (
    <>
      <button type="button" className="btn btn--quick" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        Extra work
      </button>
      {ExtraDialog && <ExtraDialog visit={visit} isOpen={isOpen} onClose={close} />}
    </>
  );
}
