import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import type { FollowUp } from '#domain/follow-up/follow-up.ts';
import { focusContent, useReturnedFocus } from '../dialog-focus.ts';
import { useWriteToSeveral } from './use-write-to-several.ts';
import '../../styles/admin-follow-up.css';

interface FollowUpDialogProps {
  readonly followUps: readonly FollowUp[];
  readonly onClose: () => void;
}

/** Offers without an answer and receipts that aren't paid, with the words that each customer would be emailed. */
export function FollowUpDialog({ followUps, onClose }: FollowUpDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="admin pop several"
          {...useReturnedFocus(focusContent)}
          aria-describedby={undefined}
        >
          <Dialog.Title>Follow up</Dialog.Title>
          <FollowUpForm followUps={followUps} onSent={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface FollowUpFormProps {
  readonly followUps: readonly FollowUp[];
  readonly onSent: () => void;
}

function FollowUpForm({ followUps, onSent }: FollowUpFormProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const { busy, problems, send } = useWriteToSeveral(onSent);
  const meant = followUps.filter(({ lead_id }) => !left.includes(lead_id));
  const toggle = (id: string) =>
    setLeft((last) => (last.includes(id) ? last.filter((other) => other !== id) : [...last, id]));
  const isOff = busy || meant.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOff) void send(meant.map(({ lead_id, kind, words }) => ({ lead_id, kind, words })));
  };
  return (
    <form className="several__form" noValidate onSubmit={submit}>
      <p>Each gets one email with these words and the link to their page.</p>
      <fieldset className="several__group">
        <legend className="vh">Customers</legend>
        {followUps.map(({ lead_id, name, text, words }) => (
          <div key={lead_id}>
            <label className="check">
              <input
                type="checkbox"
                checked={!left.includes(lead_id)}
                onChange={() => toggle(lead_id)}
                aria-describedby={`words-${lead_id}`}
              />
              <span>
                <b>{name}</b> {text}
              </span>
            </label>
            <p className="several__words" id={`words-${lead_id}`}>
              {words}
            </p>
            {problems[lead_id] !== undefined && (
              <p className="several__words warn" role="alert">
                {problems[lead_id]}
              </p>
            )}
          </div>
        ))}
      </fieldset>
      <div className="btn-row">
        <button
          type="submit"
          className={`btn btn--small ${busy ? 'btn--busy' : 'btn--main'}`}
          aria-disabled={isOff}
        >
          {busy ? 'Sending...' : sendText(meant.length)}
        </button>
        <Dialog.Close className="btn btn--line btn--small">Close</Dialog.Close>
      </div>
    </form>
  );
}

const sendText = (count: number): string => {
  if (count === 0) return 'Choose a customer';
  return count === 1 ? 'Send one email' : `Send ${count} emails`;
};
