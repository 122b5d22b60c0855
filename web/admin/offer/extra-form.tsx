import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { addHours, formatTime, onFullFive } from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { type Extra, ExtraAmount, ExtraText } from '#domain/offer/extra.ts';
import { photoTypes } from '#domain/photo/photos.ts';
import { forgetTyped } from '../data/typed-draft.ts';
import { useNow } from '../data/use-now.ts';
import { useTypedDraft } from '../data/use-typed-draft.ts';
import { Field } from '../field.tsx';
import { FormField } from '../form-field.tsx';
import { extraPlace } from '../lead/extra-place.ts';
import { centsOf } from '../lead/quote-lines.ts';
import { useConfirmedSend } from '../lead/use-confirmed-send.ts';
import { useTextLinks } from '../lead/use-text-links.ts';
import { keptHere, tellError, tellFailure, tellSuccess } from '../tell.ts';
import { useOnline } from '../use-online.ts';
import { extraDraft } from './extra-draft.ts';
import { useExtraPhoto } from './use-extra-photo.ts';
import '../../styles/admin-extra.css';

const ExtraTexts = z.object({
  extraLine: ExtraText,
  extraAmount: z.string().transform(centsOf).pipe(ExtraAmount),
});

const hoursToAnswer = [0.5, 1, 2, 4];

interface ExtraFormProps {
  readonly leadId: string;
  /** The customer's. */
  readonly name: string;
  /** No other act is filled in the same view. */
  readonly isAlone: boolean;
  /** About when the work is done. */
  readonly doneAbout?: string | undefined;
  /** Sends a further version of it. */
  readonly known?: Pick<Extra, 'id' | 'line' | 'amount'>;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

export function ExtraForm({ leadId, name, isAlone, doneAbout, known, onSent, onClose }: ExtraFormProps) {
  const place = extraPlace(leadId, known?.id);
  const { photo, choose, remove, retry, settle } = useExtraPhoto(place);
  const { busy, send } = useConfirmedSend('admin-extra');
  const textLinks = useTextLinks();
  const isOnline = useOnline();
  const now = useNow();
  const answerBy = (hours: number): string => onFullFive(addHours(now, hours));
  const answerable = hoursToAnswer.filter((hours) => doneAbout === undefined || answerBy(hours) < doneAbout);
  const begun = { extraLine: known?.line ?? '', extraAmount: known ? (known.amount / 100).toFixed(2) : '' };
  const [kept] = useState(() => extraDraft(place));
  const [chosen, setAnswerIn] = useState(kept?.extraAnswerIn ?? '');
  const answerIn = answerable.includes(Number(chosen)) ? chosen : '';
  const { control, register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ExtraTexts),
    defaultValues: kept ? { extraLine: kept.extraLine, extraAmount: kept.extraAmount } : begun,
  });
  const [extraLine, extraAmount] = useWatch({ control, name: ['extraLine', 'extraAmount'] });
  const isTyped =
    extraLine !== begun.extraLine ||
    extraAmount !== begun.extraAmount ||
    answerIn !== '' ||
    photo !== undefined;
  useTypedDraft(place, isTyped ? { name, extraLine, extraAmount, extraAnswerIn: answerIn } : undefined);
  const { errors, isSubmitting } = formState;
  const isBusy = busy || isSubmitting;
  const who = shortName(name);
  const [wasHeld, setHeld] = useState(false);
  const look = isAlone ? 'btn--main' : 'btn--line';
  const submit = handleSubmit(async ({ extraLine: line, extraAmount: amount }) => {
    setHeld(!isOnline);
    if (!isOnline) return;
    const { path, state } = await settle();
    if (state === 'failed') return tellError('The photo didn’t upload. Try again, or remove it.');
    const request = {
      id: leadId,
      line,
      amount,
      ...(known && { extraId: known.id }),
      ...(path !== undefined && { photo: path }),
      ...(answerIn && { answer_by: answerBy(Number(answerIn)) }),
    };
    try {
      const answer = await send(request, { confirmed: true });
      if (!answer) return;
      forgetTyped(place);
      remove();
      tellSuccess(
        'Asked',
        answer.mailed
          ? `Don’t start until ${who} approves.`
          : `It’s on ${who}’s page. There’s no email address, so text ${who}.`,
        textLinks([answer.lead]),
      );
      onSent();
    } catch (error) {
      tellFailure(error, 'Failed to send the extra work', keptHere);
    }
  });
  return (
    <form
      className="extra-form"
      noValidate
      aria-label={known ? `Change ${known.line}` : 'New extra work'}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submit(event);
      }}
    >
      <FormField
        id="extraLine"
        label="What you found"
        hint="One line, as the customer reads it."
        autoComplete="off"
        autoFocus={!isAlone}
        maxLength={200}
        problem={errors.extraLine?.message}
        {...register('extraLine')}
      />
      <FormField
        id="extraAmount"
        label="Amount in dollars, before tax"
        autoComplete="off"
        inputMode="decimal"
        problem={errors.extraAmount?.message}
        {...register('extraAmount')}
      />
      <Field id="extraAnswerBy" label="Answer by" hint="If they don’t answer by then, it counts as a no.">
        {(control) => (
          <select {...control} value={answerIn} onChange={(event) => setAnswerIn(event.target.value)}>
            <option value="">Any time before we’re done</option>
            {answerable.map((hours) => (
              <option key={hours} value={hours}>
                {formatTime(answerBy(hours))}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id="extraPhoto"
        label="Photo"
        hint="Optional, but it helps a lot."
        problem={isOnline ? photo?.message : undefined}
      >
        {(control) => (
          <label className="btn btn--line btn--small extra-form__pick">
            <input
              {...control}
              className="vh"
              type="file"
              aria-label="Photo"
              accept={photoTypes.join(',')}
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                if (file) choose(file);
                else remove();
              }}
            />
            {photo ? 'Choose another' : 'Add a photo'}
          </label>
        )}
      </Field>
      {photo?.preview && (
        <p className="extra-form__chosen">
          <img className="extra-form__photo" src={photo.preview} alt="What the customer will see" />
          {photo.state === 'failed' && isOnline && (
            <button type="button" className="adm-link" onClick={retry}>
              Retry
            </button>
          )}
          <button type="button" className="adm-link" onClick={remove}>
            Remove the photo
          </button>
        </p>
      )}
      <p className="extra-form__kept" role="status">
        {!isOnline &&
          !wasHeld &&
          'No signal. It’s kept as a draft on this device and goes out only when you press “Ask the customer” with signal.'}
      </p>
      {!isOnline && wasHeld && (
        <p className="warn" role="alert">
          Not asked: there’s no signal. It’s kept as a draft on this device. Open it with signal and press
          “Ask the customer” again.
        </p>
      )}
      <div className="btn-row">
        <button
          type="submit"
          className={`btn btn--small ${isBusy ? 'btn--busy' : look}`}
          aria-disabled={isBusy}
        >
          {isBusy ? 'Sending...' : 'Ask the customer'}
        </button>
        <button type="button" className="btn btn--line btn--small" onClick={onClose}>
          Close
        </button>
      </div>
    </form>
  );
}
