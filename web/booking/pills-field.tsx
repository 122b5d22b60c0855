import { intakeLabels } from '#domain/booking/intake-texts.ts';
import { type FieldName, Hint, LabelWords, Problem, useDescription } from './field.tsx';

interface PillsFieldProps {
  readonly name: FieldName;
  readonly label?: string;
  readonly hint?: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly optional?: boolean;
  readonly preset?: string;
}

export function PillsField({
  name,
  label = intakeLabels[name],
  hint,
  options,
  optional = false,
  preset,
}: PillsFieldProps) {
  const description = useDescription(name, hint);
  return (
    <div
      className={`field f6${description['aria-invalid'] ? ' field--bad' : ''}`}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-required={!optional}
      {...description}
    >
      <span className="lab" id={`${name}-label`}>
        <LabelWords label={label} optional={optional} />
      </span>
      <Hint name={name} hint={hint} />
      <div className="pills">
        {options.map(([value, words]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === preset} />
            {words}
          </label>
        ))}
      </div>
      <Problem name={name} />
    </div>
  );
}
