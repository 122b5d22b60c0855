import { useState } from 'react';
import type { LeadSummary } from '#domain/lead.ts';
import { callAdmin } from './call-admin.ts';
import { tellFailure, tellSuccess } from './tell.ts';

interface RestoreButtonProps {
  readonly lead: Pick<LeadSummary, 'id' | 'full_name'>;
  readonly onRestored: () => void;
}

/** A restored lead gets the emails of any new lead. */
export function RestoreButton({ lead, onRestored }: RestoreButtonProps) {
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await callAdmin('admin-lead-restore', { id: lead.id });
      tellSuccess('Lead Updated', `${lead.full_name} is back in your leads`);
      onRestored();
    } catch (error) {
      tellFailure(error, 'Failed to update lead');
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="adm-link restore" aria-disabled={busy} onClick={restore}>
      {busy ? 'Restoring...' : 'Restore'}
      <span className="vh"> {lead.full_name}</span>
    </button>
  );
}
