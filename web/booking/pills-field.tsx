import { intakeLabels } from '#domain/intake-texts.ts';
import { type FieldName, Problem } from './field.tsx';
import { problemId, useProblem } from './field-problems.ts';

interface PillsFieldProps {
  readonly name: FieldName;
  readonly label?: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly optional?: boolean;
  /** The value chosen at first. */
  readonly preset?: string;
}

/** One of a few, all of them in sight. */
export function PillsField({
  name,
  label = intakeLabels[name],
  options,
  optional = false,
  preset,
}: PillsFieldProps) {
  const wrong = useProblem(name) !== undefined;
  return (
    <div
      className={`field f6${wrong ? ' field--bad' : ''}`}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-required={!optional}
      aria-invalid={wrong}
      aria-describedby={wrong ? problemId(name) : undefined}
    >
      <span className="lab" id={`${name}-label`}>
        {/* One string: Chromium leaves a space that stands alone out of the name. */}
        {`${label} `}
        {optional && <span className="opt-word">(optional)</span>}
      </span>
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
