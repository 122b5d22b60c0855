import type { ReactNode } from 'react';
import { WarningMark } from '../components/warning-mark.tsx';

interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: ReactNode;
  /** Marks the field as wrong when the message is shown elsewhere. */
  readonly isWrong?: boolean;
  readonly className?: string;
  /** Shown at the other end of the label row. */
  readonly mark?: ReactNode;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint, control and error of an admin field, with the ARIA links between them. */
export function Field({
  id,
  label,
  hint,
  problem,
  isWrong = problem !== undefined,
  className = '',
  mark,
  children,
}: FieldProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const name = <label htmlFor={id}>{label}</label>;
  return (
    <div className={`field ${className}${isWrong ? ' field--bad' : ''}`}>
      {mark === undefined ? (
        name
      ) : (
        <span className="field__bar" tabIndex={-1}>
          {name}
          {mark}
        </span>
      )}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': described || undefined })}
      {problem && (
        <span className="err" id={`${id}-problem`}>
          <WarningMark />
          {problem}
        </span>
      )}
    </div>
  );
}
