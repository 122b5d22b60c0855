import { useState } from 'react';
import type { OperationRequest } from '#domain/operations/index.ts';
import { messageAnswered } from '#domain/status/standing.ts';
import type { WrittenWish } from '#domain/visit/written-wish.ts';
import { PhotoPicker } from '../photo/photo-picker.tsx';
import { someFailed, useMessagePhotos } from '../photo/use-message-photos.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { usePage } from './page-state.ts';
import { TextField } from './text-field.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useAct } from './use-act.ts';
import { useDraft } from './use-draft.ts';

interface MessageFormProps {
  /** Names the draft: each form of the page has its own. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  /** Goes before what was written, so that the owner knows what it is about. */
  readonly about?: string;
  /** `about` says all that is needed, so nothing has to be written. */
  readonly isEnoughAlone?: true;
  /** What it asks of a visit. */
  readonly wish?: WrittenWish;
  readonly look?: 'main' | 'line';
  readonly onSent?: () => void;
  /** What it says of a visit's boat, once all ticks are saved. */
  readonly ready?: () => Promise<OperationRequest<'customer-message'>['ready']>;
}

/** A text to the owner, with photos. What was typed is kept until it has arrived. */
export function MessageForm({
  name,
  label,
  placeholder,
  about,
  isEnoughAlone,
  wish,
  look = 'line',
  onSent,
  ready: readyOf,
}: MessageFormProps) {
  const { accept, tell } = usePage();
  const { text, write, arrived } = useDraft(name);
  const { send, pending, trouble } = useAct('customer-message');
  const { tray, count, settle } = useMessagePhotos();
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isBusy = pending || isPreparing;

  const submit = async () => {
    if (isBusy) return;
    if (!isEnoughAlone && text.trim() === '' && count === 0) {
      setProblem('Write something, or add a photo.');
      return;
    }
    setIsPreparing(true);
    const { paths, failed } = await settle();
    const ready = await readyOf?.();
    setIsPreparing(false);
    if (failed.length > 0) {
      setProblem(someFailed);
      return;
    }
    const message = [about, text.trim()].filter(Boolean).join(' ');
    const means = { ...(ready && { ready }), ...wish };
    const answer = await send({ message, photo_urls: [...paths], ...means });
    if (!answer) return;
    arrived(text);
    tray.sent(paths);
    accept(answer);
    onSent?.();
    tell({
      tone: 'good',
      title: 'Sent.',
      // What is wished of a visit stands beside it, with when it is answered.
      text: wish?.cancels ? undefined : messageAnswered(answer, answer.now),
      since: answer.now,
    });
  };
  return (
    <ActForm className="stack" onSubmit={submit}>
      <TextField
        label={label}
        placeholder={placeholder}
        value={text}
        problem={problem}
        onType={(typed) => {
          setProblem(undefined);
          write(typed);
        }}
      />
      <PhotoPicker tray={tray} />
      <TroubleNote trouble={trouble} onRetry={() => void submit()} />
      <div className={look === 'main' ? 'go' : undefined}>
        <ActButton pending={isBusy} look={look}>
          Send
        </ActButton>
      </div>
    </ActForm>
  );
}
