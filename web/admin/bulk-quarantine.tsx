import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { quarantineDays } from '#domain/quarantine-end.ts';
import { callAdmin } from './call-admin.ts';
import { keys } from './data/keys.ts';
import { InlineQuestion } from './inline-question.tsx';
import { tellFailure, tellSuccess } from './tell.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'lead' : 'leads'}`;

interface BulkQuarantineProps {
  readonly chosen: readonly string[];
  readonly onChooseAll: () => void;
  readonly onDone: () => void;
}

export function BulkQuarantine({ chosen, onChooseAll, onDone }: BulkQuarantineProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAdmin('admin-leads-quarantine', { ids: [...chosen] }),
    onSuccess: ({ quarantined }) => {
      const left = chosen.length - quarantined;
      const kept = left > 0 ? `. ${counted(left)} stayed, since someone has already worked on them.` : '';
      tellSuccess('Leads Updated', `${counted(quarantined)} moved to quarantine${kept}`);
      onDone();
      client.invalidateQueries({ queryKey: keys.lists });
    },
    onError: (error) => tellFailure(error, 'Failed to update leads'),
  });
  return (
    <div className="bulk">
      <p role="status">
        {chosen.length === 0 ? 'Select leads to move' : `${counted(chosen.length)} selected`}
      </p>
      <div className="btn-row">
        <button type="button" className="btn btn--line btn--small" onClick={onChooseAll}>
          Select all
        </button>
        <button
          type="button"
          className="btn btn--line btn--small"
          disabled={chosen.length === 0}
          aria-disabled={isPending}
          onClick={() => setAsking(true)}
        >
          {isPending ? 'Moving...' : 'Move to quarantine'}
        </button>
        <button type="button" className="btn btn--line btn--small" onClick={onDone}>
          Cancel
        </button>
      </div>
      {asking && chosen.length > 0 && (
        <InlineQuestion
          question={`Move ${counted(chosen.length)} to quarantine? Nobody will be emailed, and after ${quarantineDays} days they’ll be deleted.`}
          confirm={`Move ${counted(chosen.length)}`}
          onConfirm={() => {
            setAsking(false);
            mutate();
          }}
          dismiss="Keep them"
          onDismiss={() => setAsking(false)}
        />
      )}
    </div>
  );
}
