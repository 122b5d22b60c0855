import { formatDay } from '#domain/los-angeles.ts';
import { wishTexts } from '#domain/privacy/data-requests.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { useConfirmedSend } from '../lead/use-confirmed-send.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

export function DataRequestNotice({ context }: { readonly context: LeadContext }) {
  const { lead } = context;
  const { busy, send } = useConfirmedSend('admin-data-request-done');
  if (!lead.data_request) return null;
  const { wish, at, due_at, message } = lead.data_request;
  const done = async () => {
    try {
      const about = { id: lead.id, request: lead.data_request };
      if (!(await send({ id: lead.id }, { about, confirmed: true }))) return;
      tellSuccess('Lead Updated', 'The data request is closed');
    } catch (error) {
      tellFailure(error, 'Failed to update lead');
    }
  };
  return (
    <div className="notice lead__notice">
      <p>
        <b>Asked for {wishTexts[wish]}</b> on {formatDay(at)}. Due by {formatDay(due_at)}. Their mailbox is
        proven.
        {message && ` “${message}”`}
      </p>
      <button type="button" className="btn btn--line btn--small" aria-disabled={busy} onClick={done}>
        {busy ? 'Saving...' : 'Done'}
        <span className="vh"> with the data request</span>
      </button>
    </div>
  );
}
