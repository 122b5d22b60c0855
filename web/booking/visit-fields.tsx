import { preferredWindowLabels, preferredWindows } from '#domain/choices.ts';
import { formatMoment, startOfDay } from '#domain/los-angeles.ts';
import { unbroken } from '../components/unbroken.ts';
import { Field, useControl } from './field.tsx';
import { FieldGroup } from './field-group.tsx';
import { hintId } from './field-problems.ts';
import { typedNotesMax } from './payload.ts';
import { PlanChoice } from './plan-choice.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

function NotesField() {
  const hint = 'Gate codes, access, problem spots.';
  const control = useControl('notes', true, hint);
  return (
    <Field frame={{ name: 'notes', span: 6, label: 'Anything we should know?', hint, optional: true }}>
      <textarea rows={4} maxLength={typedNotesMax} {...control} aria-describedby={hintId('notes')} />
    </Field>
  );
}

/** For the style; a field that React fills has an attribute with its value. */
const noteEmptiness = (field: HTMLInputElement | null) =>
  field?.toggleAttribute('data-empty', field.value === '');

interface VisitFieldsProps {
  /** A day in Los Angeles; undefined until hydration. */
  readonly today: string | undefined;
  readonly lengthFt: number | undefined;
  /** A start that was picked before, of the day that the form begins with. */
  readonly wished?: string | undefined;
}

export function VisitFields({ today, lengthFt, wished }: VisitFieldsProps) {
  return (
    <FieldGroup
      id="group-visit"
      title="When"
      note={
        <p className="group__note">
          {wished !== undefined &&
            today !== undefined &&
            `You picked ${unbroken(formatMoment(wished, startOfDay(today)))}. Your request asks for that time unless you change the day or the part of the day. `}
          This is a request. We’ll confirm the exact time.
        </p>
      }
    >
      <div className="fields">
        <TextField
          name="preferredDate"
          span={3}
          optional
          type="date"
          autoComplete="off"
          min={today}
          // After each render: a draft fills fields without an event.
          ref={(field) => {
            noteEmptiness(field);
          }}
          onInput={({ currentTarget }) => noteEmptiness(currentTarget)}
        />
        <SelectField
          name="preferredWindow"
          span={3}
          optional
          options={preferredWindows.map((window) => [window, preferredWindowLabels[window]])}
          none="No preference"
        />
        <PlanChoice lengthFt={lengthFt} />
        <NotesField />
      </div>
    </FieldGroup>
  );
}
