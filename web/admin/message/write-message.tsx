import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { messageTemplates } from '#domain/message/message-templates.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { photosText } from '#domain/photo/photos.ts';
import { PhotoPicker } from '../../photo/photo-picker.tsx';
import { someFailed, useMessagePhotos } from '../../photo/use-message-photos.ts';
import { keys } from '../data/keys.ts';
import { serverNow } from '../data/server-clock.ts';
import { hasToWait, useKeptAct, waitsText } from '../data/use-kept-act.ts';
import { Field } from '../field.tsx';
import { InlineQuestion } from '../inline-question.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { useConfirmedSend } from '../lead/use-confirmed-send.ts';
import { tellError, tellFailure, tellSuccess } from '../tell.ts';
import { TellByText } from './tell-by-text.tsx';

export const messageBox = 'message-text';
export const messageForm = 'message-form';

/** The box to write to the customer in, with photos. A template fills it; nothing goes out before it is sent. */
export function WriteMessage({ context }: { readonly context: LeadContext }) {
  const { lead, drafts, keep, arrived } = context;
  const forecast = useQueryClient().getQueryData<OperationOutput<'admin-today'>>(keys.today)?.visits;
  const text = drafts.message ?? '';
  const box = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const [untold, setUntold] = useState<string>();
  const { busy, send, sentBefore, dismiss } = useConfirmedSend('admin-message');
  const { tray, count, isSettling, settle } = useMessagePhotos();
  const { pending, unkept, perform } = useKeptAct('admin-message');
  const isBusy = busy || isSettling || pending !== undefined;

  const write = (message: string) => {
    setProblem(undefined);
    keep({ message });
  };
  const keepMessage = async (message: string) => {
    try {
      const said = `Message to ${lead.full_name}`;
      const outcome = await perform({ id: lead.id, message }, { leadId: lead.id, said });
      arrived(text);
      if (outcome === 'waiting') tellSuccess('Message saved', waitsText());
      else tellSuccess('Message Sent');
    } catch (error) {
      tellFailure(error, 'Failed to send the message');
    }
  };
  const submit = async (confirmed: boolean) => {
    if (isSettling || pending) return;
    const message = text.trim();
    if (message === '' && count === 0) {
      setProblem('Write a message, or add a photo.');
      box.current?.focus();
      return;
    }
    if (count === 0 && hasToWait(lead.id)) {
      await keepMessage(message);
      return;
    }
    const { paths, failed } = await settle();
    if (failed.length > 0) {
      if (box.current) setProblem(someFailed);
      else
        tellError(`Some photos to ${lead.full_name} didn’t upload. Your words are kept.`, 'Message not sent');
      return;
    }
    try {
      const answer = await send({ id: lead.id, message, photo_urls: [...paths] }, { confirmed });
      if (!answer) return;
      arrived(text);
      tray.sent(paths);
      setUntold(answer.mailed ? undefined : message || `We sent you ${photosText(paths.length)}.`);
      if (answer.mailed) tellSuccess('Message Sent', 'It’s on their page, and an email is on its way.');
      else tellSuccess('Message Saved', 'It’s on their page. There’s no email address.');
    } catch (error) {
      tellFailure(error, 'Failed to send the message');
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(false);
  };

  return (
    <form id={messageForm} className="write" noValidate onSubmit={onSubmit}>
      <fieldset className="write__templates">
        <legend className="vh">Begin with</legend>
        {messageTemplates(lead, serverNow(), forecast).map((template) => (
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
            ? 'Goes out as an email and shows on their page.'
            : 'Shows on their page. There’s no email address.'
        }
        problem={problem ?? unkept}
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
      <PhotoPicker tray={tray} />
      <button
        type="submit"
        className={`btn btn--small ${isBusy ? 'btn--busy' : 'btn--line'}`}
        aria-disabled={isBusy}
      >
        {isBusy ? 'Sending...' : 'Send Message'}
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
      {untold !== undefined && <TellByText context={context} text={untold} />}
    </form>
  );
}
