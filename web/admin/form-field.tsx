import type { ComponentProps } from 'react';

interface FormFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The sentence beside a wrong field. */
  readonly problem?: string | undefined;
}

/** The sentence beside a wrong field, with its mark. */
export function Problem({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <span className="err" id={id}>
      <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        <path
          d="M7 1l6.5 12H.5zM7 5v4M7 10.5v1"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      {children}
    </span>
  );
}

/** A single line of a form that is sent as a whole. */
export function FormField({ id, label, hint, problem, ...input }: FormFieldProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={problem ? 'field field--bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <input
        {...input}
        id={id}
        name={input.name ?? id}
        aria-invalid={problem !== undefined}
        aria-describedby={described || undefined}
      />
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}
