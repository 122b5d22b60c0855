import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { TimelineAddition } from '#domain/timeline.ts';
import { Field } from '../field.tsx';
import { FormField } from '../form-field.tsx';
import type { TypedEvent } from '../lead/use-lead-drafts.ts';

interface AddEventProps {
  readonly typed: TypedEvent | undefined;
  readonly onType: (typed: TypedEvent) => void;
  readonly add: (addition: TimelineAddition) => Promise<boolean>;
  readonly onClose: () => void;
}

const empty: TypedEvent = { status: '', note: '', is_public: false };

export function AddEvent({ typed, onType, add, onClose }: AddEventProps) {
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(TimelineAddition),
    defaultValues: typed ?? empty,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ note, ...event }) => {
    if (await add({ ...event, ...(note && { note }) })) onClose();
  });
  return (
    <form
      className="add-event"
      noValidate
      onChange={() => onType(getValues())}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) submit(event);
      }}
    >
      <FormField
        id="eventStatus"
        label="Event status"
        autoComplete="off"
        autoFocus={typed === undefined}
        problem={errors.status?.message}
        {...register('status')}
      />
      <Field id="eventNote" label="Note" problem={errors.note?.message}>
        {(control) => <textarea {...control} {...register('note')} rows={2} />}
      </Field>
      <label className="check">
        <input type="checkbox" {...register('is_public')} />
        <span>Show to the customer</span>
      </label>
      <div className="btn-row">
        <button type="submit" className="btn btn--line btn--small" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Event'}
        </button>
        <button type="button" className="btn btn--line btn--small" onClick={onClose}>
          Close
        </button>
      </div>
    </form>
  );
}
