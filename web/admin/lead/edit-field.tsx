import { type ChangeEvent, type ComponentProps, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import type { LeadUpdate } from '#domain/lead.ts';
import { Problem } from '../form-field.tsx';
import { type EditedField, fieldLabels } from './edit.ts';
import type { LeadDesk } from './lead-desk.ts';
import type { Reading } from './readings.ts';
import { SavedMark } from './saved-mark.tsx';
import { useDraft } from './use-draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface EditFieldProps<F extends EditedField> {
  readonly desk: LeadDesk;
  readonly field: F;
  readonly span: 3 | 6;
  readonly label?: string;
  /** Where the field's name stands elsewhere in the document. */
  readonly id?: string;
  readonly hint?: string | undefined;
  /** The saved value as the control shows it. */
  readonly saved: string;
  readonly read: (text: string) => Reading<NonNullable<LeadUpdate[F]>>;
  readonly input?: ComponentProps<'input'>;
  /** A control of several lines. */
  readonly rows?: number;
}

/** A field of the lead that saves itself when it is left or Enter is pressed, and can be undone. */
export function EditField<F extends EditedField>(props: EditFieldProps<F>) {
  const { desk, field, span, label = fieldLabels[field], id = field, hint, saved, read, input, rows } = props;
  const partial = useRef(false);
  const look = ({ target }: { readonly target: EventTarget & Control }) => {
    partial.current = target.validity.badInput;
  };
  const draft = useDraft({
    saved,
    read,
    isPartial: () => partial.current,
    save: (value) => desk.save({ [field]: value }),
  });
  const described = [hint && `${id}-hint`, draft.problem && `${id}-problem`].filter(Boolean).join(' ');
  const control = {
    id,
    name: field,
    value: draft.text,
    'aria-invalid': draft.problem !== undefined,
    'aria-describedby': described || undefined,
    onChange: (event: ChangeEvent<Control>) => {
      look(event);
      draft.type(event.target.value);
    },
    onBlur: (event: FocusEvent<Control>) => {
      look(event);
      draft.commit();
    },
  };
  const saveOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    look({ target: event.currentTarget });
    draft.commit();
  };
  return (
    <div className={`field f${span}${draft.problem ? ' field--bad' : ''}`}>
      <span className="field__bar" tabIndex={-1}>
        <label htmlFor={id}>{label}</label>
        <SavedMark desk={desk} field={field} />
      </span>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {rows === undefined ? (
        <input autoComplete="off" enterKeyHint="done" {...input} {...control} onKeyDown={saveOnEnter} />
      ) : (
        <textarea rows={rows} {...control} />
      )}
      {draft.problem && <Problem id={`${id}-problem`}>{draft.problem}</Problem>}
    </div>
  );
}
