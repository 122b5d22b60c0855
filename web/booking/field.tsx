import type { ReactNode } from 'react';
import { intakeLabels } from '#domain/intake-texts.ts';
import { WarningMark } from '../components/warning-mark.tsx';
import { hintId, problemId, useProblem } from './field-problems.ts';

export type FieldName = keyof typeof intakeLabels;

/** What every control of the form gets, whatever its kind. */
export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** Whether a field is wrong, and the ids of what describes it. */
export function useDescription(name: FieldName, hint: string | undefined) {
  const problem = useProblem(name);
  const described = [hint && hintId(name), problem && problemId(name)].filter(Boolean).join(' ');
  return { 'aria-invalid': problem !== undefined, 'aria-describedby': described || undefined };
}

export function useControl(name: FieldName, optional: boolean, hint: string | undefined): ControlProps {
  return { id: name, name, required: !optional, ...useDescription(name, hint) };
}

/** The sentence beside a wrong field. */
export function Problem({ name }: { readonly name: string }) {
  const problem = useProblem(name);
  if (problem === undefined) return null;
  return (
    <span className="err" id={problemId(name)}>
      <WarningMark />
      {problem}
    </span>
  );
}

export interface FieldFrame {
  readonly name: FieldName;
  /** How many of the row's six columns it takes where there is room. */
  readonly span: 1 | 2 | 3 | 4 | 6;
  /** Words for the label other than the field's own. */
  readonly label?: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

/** What a field is called. */
export function LabelWords({ label, optional }: { readonly label: string; readonly optional: boolean }) {
  return (
    <>
      {/* One string: Chromium leaves a space that stands alone out of the name. */}
      {`${label} `}
      {optional && <span className="opt-word">(optional)</span>}
    </>
  );
}

/** What helps to fill a field in. */
export function Hint({ name, hint }: { readonly name: string; readonly hint: string | undefined }) {
  if (!hint) return null;
  return (
    <span className="hint" id={hintId(name)}>
      {hint}
    </span>
  );
}

/** Label, hint, control and error of one field, in this order. */
export function Field({ frame, children }: { readonly frame: FieldFrame; readonly children: ReactNode }) {
  const { name, span, label = intakeLabels[name], hint, optional = false } = frame;
  const wrong = useProblem(name) !== undefined;
  return (
    <div className={`field f${span}${wrong ? ' field--bad' : ''}`}>
      <label htmlFor={name}>
        <LabelWords label={label} optional={optional} />
      </label>
      <Hint name={name} hint={hint} />
      {children}
      <Problem name={name} />
    </div>
  );
}
