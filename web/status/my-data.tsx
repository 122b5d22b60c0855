import { useId, useState } from 'react';
import type { DataWish } from '#domain/privacy/data-request.ts';
import { dataRequestWords, deletionAndVisit } from '#domain/status/data-request-words.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { unbroken } from '../components/unbroken.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { focusOnArrival } from './focus-on-arrival.ts';
import { Note } from './note.tsx';
import { usePage } from './page-state.ts';
import { PartLink } from './part-link.tsx';
import { TextField } from './text-field.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';

function useCode(onSent: (to: string) => void) {
  const { send, pending, trouble } = useAct('data-code');
  const ask = async () => {
    const answer = await send({});
    if (answer) onSent(answer.mailed_to);
  };
  return { ask, pending, trouble };
}

type DataRequest = NonNullable<LeadStatus['data_request']>;

const wishes = [
  ['copy', 'Send me a copy'],
  ['correction', 'Correct something'],
  ['deletion', 'Delete it'],
] as const satisfies readonly (readonly [DataWish, string])[];

/** Asks for a code by email first: anyone with the link could be here. */
function CodeForm({ onSent }: { readonly onSent: (to: string) => void }) {
  const { ask, pending, trouble } = useCode(onSent);
  return (
    <ActForm className="stack" onSubmit={ask}>
      <p className="quiet">
        Get a copy of what we have about you, or have it corrected or deleted. First we’ll email you a code,
        so nobody else can ask.
      </p>
      <TroubleNote trouble={trouble} onRetry={() => void ask()} />
      <ActButton pending={pending} look="line">
        Email me a code
      </ActButton>
    </ActForm>
  );
}

interface WishFormProps {
  readonly mailedTo: string;
  readonly onDone: (request: DataRequest) => void;
}

function WishForm({ mailedTo, onDone }: WishFormProps) {
  const { send, pending, trouble } = useAct('data-request');
  const [isAgain, setIsAgain] = useState(false);
  const again = useCode(() => setIsAgain(true));
  const [code, setCode] = useState('');
  const [wish, setWish] = useState<DataWish>('copy');
  const [message, setMessage] = useState('');
  const { lead, now } = usePage();
  const stays = deletionAndVisit(lead.visits, now);
  const id = useId();
  const ask = async () => {
    const answer = await send({ code: code.replace(/\D/g, ''), wish, ...(message.trim() && { message }) });
    if (answer) onDone({ wish, at: now, due_at: answer.due_at });
  };
  return (
    <ActForm className="stack" onSubmit={ask}>
      <p role="status">
        We emailed a {isAgain && 'new '}code to <b>{mailedTo}</b>. It’s good for 30 minutes.
      </p>
      <div className="field">
        <label htmlFor={id}>The six digits</label>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          value={code}
          readOnly={pending}
          // biome-ignore lint/a11y/noAutofocus: the field takes the place of the pressed button
          autoFocus
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <fieldset className="pills pills--3">
        <legend className="vh">What you’d like</legend>
        {wishes.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={id} checked={wish === value} onChange={() => setWish(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      {wish === 'correction' && (
        <TextField
          label="What’s wrong, and what’s right"
          value={message}
          isSending={pending}
          onType={setMessage}
        />
      )}
      {wish === 'deletion' && stays && <p role="status">{unbroken(stays)}</p>}
      <TroubleNote trouble={trouble} onRetry={() => void ask()} />
      <TroubleNote trouble={again.trouble} onRetry={() => void again.ask()} />
      <div className="two">
        <ActButton pending={pending} look="line">
          Send request
        </ActButton>
        <button type="button" className="link" aria-busy={again.pending} onClick={() => void again.ask()}>
          Send a new code
        </button>
      </div>
    </ActForm>
  );
}

interface AskedProps {
  readonly request: DataRequest;
  /** Just sent from here: it takes the focus from the form. */
  readonly isNew: boolean;
}

function Asked({ request, isNew }: AskedProps) {
  const { lead, now } = usePage();
  const { asked, next } = dataRequestWords(request, lead.visits, now);
  return (
    <div tabIndex={-1} ref={isNew ? focusOnArrival : undefined}>
      <Note tone="good" title="We’ve got your request.">
        <p>
          You asked for {asked}. {unbroken(next)}
        </p>
      </Note>
    </div>
  );
}

/** A copy, a correction or the deletion of the customer's data. */
export function MyData() {
  const { lead, accept } = usePage();
  const [isNew, setIsNew] = useState(false);
  const [mailedTo, setMailedTo] = useState<string>();
  const { data_request } = lead;
  const done = (request: DataRequest) => {
    setIsNew(true);
    accept({ ...lead, data_request: request });
  };
  return (
    <details className="ask asks" id="my-data">
      <summary>My data</summary>
      <div className="stack">
        {data_request && <Asked request={data_request} isNew={isNew} />}
        {!lead.mailed_to && (
          <p className="quiet">
            We don’t have an email address to send you a code. <PartLink to="write">Message us</PartLink>{' '}
            instead.
          </p>
        )}
        {lead.mailed_to && !data_request && !mailedTo && <CodeForm onSent={setMailedTo} />}
        {mailedTo && !data_request && <WishForm mailedTo={mailedTo} onDone={done} />}
      </div>
    </details>
  );
}
