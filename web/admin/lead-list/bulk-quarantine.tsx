import { useState } from 'react';
import { quarantineDays } from '#domain/booking/quarantine-end.ts';
import { counted } from '#domain/plain-text.ts';
import { useOnce } from '../data/use-once.ts';
import { InlineQuestion } from '../inline-question.tsx';
import { tellFailure, tellSuccess } from '../tell.ts';

interface BulkQuarantineProps {
  readonly chosen: readonly string[];
  readonly onChooseAll: () => void;
  readonly onDone: () => void;
}

export function BulkQuarantine({ chosen, onChooseAll, onDone }: BulkQuarantineProps) {
  const [asking, setAsking] = useState(false);
  const { pending, perform } = useOnce('admin-leads-quarantine');
  const move = async () => {
    try {
      const { quarantined } = await perform({ ids: [...chosen] });
      const left = chosen.length - quarantined;
      const kept =
        left > 0 ? `. ${counted(left, 'lead')} stayed, since someone has already worked on them.` : '';
      tellSuccess('Leads Updated', `${counted(quarantined, 'lead')} moved to quarantine${kept}`);
      onDone();
    } catch (error) {
      tellFailure(error, 'Failed to update leads');
    }
  };
  return (
    <div className="bulk">
      <p role="status">
        {chosen.length === 0 ? 'Select leads to move' : `${counted(chosen.length, 'lead')} selected`}
      </p>
      <div className="btn-row">
        <button type="button" className="btn btn--line btn--small" onClick={onChooseAll}>
          Select all
        </button>
        <button
          type="button"
          className="btn btn--line btn--small"
          disabled={chosen.length === 0}
          aria-disabled={pending !== undefined}
          onClick={() => setAsking(true)}
        >
          {pending ? 'Moving...' : 'Move to quarantine'}
        </button>
        <button type="button" className="btn btn--line btn--small" onClick={onDone}>
          Cancel
        </button>
      </div>
      {asking && chosen.length > 0 && (
        <InlineQuestion
          question={`Move ${counted(chosen.length, 'lead')} to quarantine? Nobody will be emailed, and after ${quarantineDays} days they’ll be deleted.`}
          confirm={`Move ${counted(chosen.length, 'lead')}`}
          onConfirm={() => {
            setAsking(false);
            if (!pending) void move();
          }}
          dismiss="Keep them"
          onDismiss={() => setAsking(false)}
        />
      )}
    </div>
  );
}
