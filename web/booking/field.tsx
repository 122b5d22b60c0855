import type { ReactNode } from 'react';
import { intakeLabels } from '#domain/booking/intake-texts.ts';
import { WarningMark } from '../components/warning-mark.tsx';
import { hintId, problemId, useProblem } from './field-problems.ts';

export type FieldName = keyof typeof intakeLabels;

export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** Whether a field is wrong, and the ids for its aria-describedby. */
export function useDescription(name: FieldName, hint: string | undefined) {
  const problem = useProblem(name);
  const described = [hint && hintId(name), problem && problemId(name)].filter(Boolean).join(' ');
  return { 'aria-invalid': problem !== undefined, 'aria-describedby': described || undefined };
}

export function useControl(name: FieldName, optional: boolean, hint: string | undefined): ControlProps {
  return { id: name, name, required: !optional, ...useDescription(name, hint) };
}

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
  /** Columns out of six, on wide screens. */
  readonly span: 1 | 2 | 3 | 4 | 6;
  /** Overrides the field's usual label. */
  readonly label?: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

export function LabelWords({ label, optional }: { readonly label: string; readonly optional: boolean }) {
  return (
    <>
      {/* One string: Chromium drops a separate space from the accessible name. */}
      {`${label} `}
      {optional && <span className="opt-word">(optional)</span>}
    </>
  );
}

export function Hint({ name, hint }: { readonly name: string; readonly hint: string | undefined }) {
  if (!hint) return null;
  return (
    <span className="hint" id={hintId(name)}>
      {hint}
    </span>
  );
}

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
