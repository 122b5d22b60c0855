import { wishTexts } from '#domain/data-requests.ts';
import type { Lead } from '#domain/lead.ts';
import { formatDay } from '#domain/los-angeles.ts';
import { callAdmin } from '../call-admin.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import type { LeadDesk } from './lead-desk.ts';
import { useConfirmedSend } from './use-confirmed-send.ts';

/** What the customer asked to be done with their data, until the owner says that it is. */
export function DataRequestNotice({ desk }: { readonly desk: LeadDesk }) {
  const { lead, current, put, reload, onChanged } = desk;
  const { busy, send } = useConfirmedSend(current);
  if (!lead.data_request) return null;
  const { wish, at, due_at, message } = lead.data_request;
  const done = async () => {
    const call = async (idempotencyKey: string): Promise<Lead> =>
      (await callAdmin('admin-data-request-done', { id: lead.id }, { idempotencyKey })).lead;
    try {
      const changed = await send(lead.data_request, call, { confirmed: true });
      if (!changed) return;
      put(changed);
      tellSuccess('Lead Updated', 'The data request is closed');
      onChanged();
    } catch (error) {
      tellFailure(error, 'Failed to update lead');
      reload();
    }
  };
  return (
    <div className="notice lead__claim">
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
