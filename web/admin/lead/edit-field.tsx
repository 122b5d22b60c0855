import { type ComponentProps, type SyntheticEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../field.tsx';
import { fieldLabels } from './edit.ts';
import type { LeadContext } from './lead-context.ts';
import type { TextField } from './lead-texts.ts';
import { SavedMark } from './saved-mark.tsx';
import { useAtEnd } from './use-at-end.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

interface EditFieldProps {
  readonly context: LeadContext;
  readonly field: TextField;
  readonly span: 3 | 6;
  readonly label?: string;
  /** Set when the field's label is elsewhere in the document. */
  readonly id?: string;
  readonly hint?: string | undefined;
  readonly input?: ComponentProps<'input'>;
  readonly rows?: number;
}

/** Saves on blur and on Enter, with undo. Closing the lead or switching apps also saves what was typed. */
export function EditField(props: EditFieldProps) {
  const { context, field, span, label = fieldLabels[field], id = field, hint, input, rows } = props;
  const { form, commit } = context;
  const { field: typed, fieldState } = useController({ control: form.control, name: field });
  // A date with a missing part reads as empty.
  const isPartial = useRef(false);
  const look = ({ currentTarget }: SyntheticEvent<Control>) => {
    isPartial.current = currentTarget.validity.badInput;
  };
  const save = () => {
    if (!isPartial.current) return commit(field);
    form.setError(field, { message: 'Please complete this, or clear it.' });
  };
  useAtEnd(save);

  const events = {
    onChange: (event: SyntheticEvent<Control>) => {
      look(event);
      typed.onChange(event);
      form.clearErrors(field);
    },
    onBlur: (event: SyntheticEvent<Control>) => {
      look(event);
      save();
    },
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      problem={fieldState.error?.message}
      className={`f${span}`}
      mark={<SavedMark context={context} field={field} />}
    >
      {(control) => {
        const shared = { ...control, ...events, name: field, value: typed.value, ref: typed.ref };
        return rows === undefined ? (
          <input
            autoComplete="off"
            enterKeyHint="done"
            {...input}
            {...shared}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              look(event);
              save();
            }}
          />
        ) : (
          <textarea rows={rows} {...shared} />
        );
      }}
    </Field>
  );
}
