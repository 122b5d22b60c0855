import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageTemplates } from '#domain/message-templates.ts';
import { callAdmin } from '../call-admin.ts';
import { Field } from '../field.tsx';
import { InlineQuestion } from '../inline-question.tsx';
import { tellFailure, tellSuccess } from '../tell.ts';
import type { LeadDesk } from './lead-desk.ts';
import { TellByText } from './tell-by-text.tsx';
import { useSend } from './use-send.ts';

export const messageBox = 'message-text';

/** The box to write to the customer in. A template fills it; nothing goes out before it is sent. */
export function WriteMessage({ desk }: { readonly desk: LeadDesk }) {
  const { lead, drafts, keep, current, put, onChanged, reload } = desk;
  const text = drafts.message ?? '';
  const box = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const [untold, setUntold] = useState<string>();
  const { busy, send, sentBefore, dismiss } = useSend(current);

  useEffect(() => {
    if (location.hash !== '#messages') return;
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const write = (message: string) => {
    setProblem(undefined);
    keep({ message });
  };
  const submit = async (confirmed: boolean) => {
    const message = text.trim();
    if (message === '') {
      setProblem('Write a message.');
      box.current?.focus();
      return;
    }
    let isMailed = true;
    const call = async (idempotencyKey: string) => {
      const answer = await callAdmin('admin-message', { id: lead.id, message }, { idempotencyKey });
      isMailed = answer.mailed;
      return answer.lead;
    };
    try {
      const answered = await send({ message }, call, { confirmed });
      if (!answered) return;
      put(answered);
      keep({ message: '' });
      setUntold(isMailed ? undefined : message);
      tellSuccess(
        'Message Sent',
        isMailed ? 'The customer has it in an email.' : 'It’s on their page. There’s no email address.',
      );
    } catch (error) {
      tellFailure(error, 'Failed to send the message');
      reload();
    }
    onChanged();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(false);
  };

  return (
    <form className="write" noValidate onSubmit={onSubmit}>
      <fieldset className="write__templates">
        <legend className="vh">Begin with</legend>
        {messageTemplates(lead, new Date().toISOString()).map((template) => (
          <button
            key={template.kind}
            type="button"
            className="chip"
            onClick={() => {
              write(template.text);
              box.current?.focus();
            }}
          >
            {template.label}
          </button>
        ))}
      </fieldset>
      <Field
        id={messageBox}
        label="Write to the customer"
        hint={
          lead.email
            ? 'Goes out as an email and stands on their page.'
            : 'Stands on their page. There’s no email address.'
        }
        problem={problem}
      >
        {(control) => (
          <textarea
            {...control}
            ref={box}
            rows={text.length > 120 ? 5 : 3}
            maxLength={2000}
            value={text}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        )}
      </Field>
      <button
        type="submit"
        className={`btn btn--small ${busy ? 'btn--busy' : 'btn--line'}`}
        aria-disabled={busy}
      >
        {busy ? 'Sending...' : 'Send Message'}
      </button>
      {sentBefore !== undefined && (
        <InlineQuestion
          question="You’ve just sent this. Send it again?"
          confirm="Send again"
          onConfirm={() => submit(true)}
          dismiss="Don’t send"
          onDismiss={dismiss}
        />
      )}
      {untold !== undefined && <TellByText desk={desk} text={untold} />}
    </form>
  );
}
