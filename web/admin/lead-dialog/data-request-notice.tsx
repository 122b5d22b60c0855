import { useState } from 'react';
import { formatDay } from '#domain/los-angeles.ts';
import type { DataWish } from '#domain/privacy/data-request.ts';
import { wishTexts } from '#domain/privacy/data-requests.ts';
import { personCommand } from '#domain/privacy/person-command.ts';
import { visitBeforeDeletion } from '#domain/status/data-request-words.ts';
import { serverNow } from '../data/server-clock.ts';
import { InlineQuestion } from '../inline-question.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { useConfirmedSend } from '../lead/use-confirmed-send.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

interface Ending {
  readonly act: string;
  readonly question: string;
  readonly confirm: string;
  readonly taken_back: boolean;
}

const takenBack: Ending = {
  act: 'They took it back',
  question: 'Did they write that they don’t want it anymore? We’ll tell them it’s closed.',
  confirm: 'Yes, close it',
  taken_back: true,
};

const endings: Record<DataWish, readonly Ending[]> = {
  copy: [
    {
      act: 'The copy was sent',
      question: 'Only close it once they have the copy. This sends none, it tells them that you did.',
      confirm: 'Yes, they have it',
      taken_back: false,
    },
    takenBack,
  ],
  correction: [
    {
      act: 'It’s corrected',
      question: 'Only close it once their data is right. We’ll tell them it is.',
      confirm: 'Yes, it’s right',
      taken_back: false,
    },
    takenBack,
  ],
  deletion: [takenBack],
};

function HowTo({ wish, lead }: { readonly wish: DataWish; readonly lead: LeadContext['lead'] }) {
  if (wish === 'correction') return <p>Correct it here, or on the customer’s page.</p>;
  if (wish === 'copy')
    return (
      <p>
        Whoever runs your site makes the copy: <code>{personCommand('export', lead)}</code>. Then send it to
        them.
      </p>
    );
  return (
    <p>
      Write to them first what goes and what stays: their email is deleted, too. Then whoever runs your site
      deletes it: <code>{personCommand('erase', lead)}</code>. That ends this request.{' '}
      {visitBeforeDeletion(lead.visits ?? [], serverNow())}
    </p>
  );
}

/** What the customer asked about their data, how to do it, and how it can end. */
export function DataRequestNotice({ context }: { readonly context: LeadContext }) {
  const { lead } = context;
  const { busy, send } = useConfirmedSend('admin-data-request-done');
  const [asking, setAsking] = useState<Ending>();
  if (!lead.data_request) return null;
  const { wish, at, due_at, message } = lead.data_request;
  const close = async ({ taken_back }: Ending) => {
    setAsking(undefined);
    try {
      const about = { id: lead.id, request: lead.data_request, taken_back };
      if (!(await send({ id: lead.id, taken_back }, { about, confirmed: true }))) return;
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
      <HowTo wish={wish} lead={lead} />
      {asking ? (
        <InlineQuestion
          question={asking.question}
          confirm={asking.confirm}
          onConfirm={() => void close(asking)}
          dismiss="Not yet"
          onDismiss={() => setAsking(undefined)}
        />
      ) : (
        <div className="btn-row">
          {endings[wish].map((ending) => (
            <button
              key={ending.act}
              type="button"
              className="btn btn--line btn--small"
              aria-disabled={busy}
              onClick={() => !busy && setAsking(ending)}
            >
              {busy ? 'Saving...' : ending.act}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
