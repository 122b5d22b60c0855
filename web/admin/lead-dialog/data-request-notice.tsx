import { useState } from 'react';
import { formatDay } from '#domain/los-angeles.ts';
import type { DataWish } from '#domain/privacy/data-request.ts';
import { wishTexts } from '#domain/privacy/data-requests.ts';
import { InlineQuestion } from '../inline-question.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { useConfirmedSend } from '../lead/use-confirmed-send.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

function HowTo({ wish, leadId }: { readonly wish: DataWish; readonly leadId: string }) {
  if (wish === 'correction') return <p>Correct it here, or on the customer’s page, then write to them.</p>;
  const [does, command] = wish === 'deletion' ? ['deletes it', 'erase'] : ['makes the copy', 'export'];
  return (
    <p>
      Whoever runs your site {does}: <code>{`npm run privacy -- ${command} --lead ${leadId}`}</code>. Then
      write to them.
    </p>
  );
}

export function DataRequestNotice({ context }: { readonly context: LeadContext }) {
  const { lead } = context;
  const { busy, send } = useConfirmedSend('admin-data-request-done');
  const [isAsking, setAsking] = useState(false);
  if (!lead.data_request) return null;
  const { wish, at, due_at, message } = lead.data_request;
  const done = async () => {
    setAsking(false);
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
      <HowTo wish={wish} leadId={lead.id} />
      {isAsking ? (
        <InlineQuestion
          question="“Done” only ends the clock. Did they get what they asked for?"
          confirm="Yes, close it"
          onConfirm={() => void done()}
          dismiss="Not yet"
          onDismiss={() => setAsking(false)}
        />
      ) : (
        <button
          type="button"
          className="btn btn--line btn--small"
          aria-disabled={busy}
          onClick={() => !busy && setAsking(true)}
        >
          {busy ? 'Saving...' : 'Done'}
          <span className="vh"> with the data request</span>
        </button>
      )}
    </div>
  );
}
