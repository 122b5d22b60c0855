import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { shortName } from '#domain/message/greeting-name.ts';
import { capitalized } from '#domain/plain-text.ts';
import type { MoneyRecord } from '#domain/record/money.ts';
import { copyText } from '../copy-text.ts';
import { keys } from '../data/keys.ts';
import { Field } from '../field.tsx';
import { InlineQuestion } from '../inline-question.tsx';
import { smsHref } from '../lead/sms-href.ts';
import { statusUrl } from '../lead/status-url.ts';
import { useConfirmedSend } from '../lead/use-confirmed-send.ts';
import { openedHere } from '../lead/use-open-lead.ts';
import { leadPath } from '../lead-path.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { reminderText } from './reminder-text.ts';
import '../../styles/admin-mark-paid.css';

interface RemindProps {
  readonly record: MoneyRecord;
  readonly now: string;
  readonly onClose: () => void;
}

/** A reminder, prepared to be read. An email goes when it is sent; a text is opened in the phone's own app. */
export function Remind({ record, now, onClose }: RemindProps) {
  const { lead_id = '', name, email, phone, slug = '', unanswered } = record;
  const [text, setText] = useState(reminderText(record, now));
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const { busy, send, sentBefore, dismiss } = useConfirmedSend('admin-message');
  useEffect(() => box.current?.focus(), []);
  const client = useQueryClient();
  // They may have written since the page was loaded.
  useEffect(() => void client.invalidateQueries({ queryKey: keys.months }), [client]);
  const withLink = `${text.trim()} ${statusUrl(slug)}`;
  const submit = async (confirmed: boolean) => {
    const message = text.trim();
    if (message === '') return setProblem('Write a message.');
    try {
      if (!(await send({ id: lead_id, message, about: 'unpaid' }, { confirmed }))) return;
      tellSuccess('Reminder sent', `We’ve emailed it to ${email}.`);
      onClose();
    } catch (error) {
      tellFailure(error, 'Failed to send the reminder');
    }
  };
  return (
    <form
      className="mo-how"
      noValidate
      aria-label={`Remind ${name}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (email !== undefined) void submit(false);
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {unanswered !== undefined && (
        <p className="warn">
          {capitalized(shortName(name))} wrote “{unanswered}” and has no answer yet.{' '}
          <Link className="adm-link" to={`${leadPath(lead_id)}#messages`} state={openedHere}>
            Answer first
          </Link>
        </p>
      )}
      <Field
        id="reminder"
        label={email ? `Email to ${email}` : 'Text to send'}
        hint={
          email
            ? 'Goes out with the link to the receipt, and shows on their page.'
            : 'The link to the receipt is added.'
        }
        problem={problem}
      >
        {(control) => (
          <textarea
            {...control}
            ref={box}
            rows={5}
            maxLength={2000}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <div className="btn-row">
        {email !== undefined && (
          <button type="submit" className="btn btn--main" aria-disabled={busy}>
            {busy ? 'Sending...' : 'Send the reminder'}
          </button>
        )}
        {email === undefined && phone !== undefined && (
          <a className="btn btn--main" href={smsHref(phone, withLink)}>
            Open the text
          </a>
        )}
        <button
          type="button"
          className="btn btn--line"
          onClick={() => copyText(withLink, 'Copied', 'The text and the link are copied to the clipboard')}
        >
          Copy with the link
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          Not now
        </button>
      </div>
      {sentBefore !== undefined && (
        <InlineQuestion
          question="You’ve just sent this. Send it again?"
          confirm="Send again"
          onConfirm={() => void submit(true)}
          dismiss="Don’t send"
          onDismiss={dismiss}
        />
      )}
    </form>
  );
}
