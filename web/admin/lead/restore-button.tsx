import type { LeadSummary } from '#domain/lead.ts';
import { useOnce } from '../data/use-once.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

interface RestoreButtonProps {
  readonly lead: Pick<LeadSummary, 'id' | 'full_name'>;
}

/** A restored lead gets the emails of any new lead. */
export function RestoreButton({ lead }: RestoreButtonProps) {
  const { pending, perform } = useOnce('admin-lead-restore');
  const busy = pending !== undefined;
  const restore = async () => {
    if (busy) return;
    try {
      await perform({ id: lead.id });
      tellSuccess('Lead Updated', `${lead.full_name} is back in your leads`);
    } catch (error) {
      tellFailure(error, 'Failed to update lead');
    }
  };
  return (
    <button type="button" className="adm-link restore" aria-disabled={busy} onClick={restore}>
      {busy ? 'Restoring...' : 'Restore'}
      <span className="vh"> {lead.full_name}</span>
    </button>
  );
}
