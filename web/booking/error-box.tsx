import type { Ref } from 'react';
import { intakeLabels } from '#domain/booking/intake-texts.ts';
import type { Failure } from './failure.ts';
import type { Phase } from './submission.ts';
import { phaseLabels } from './submit-button.tsx';

const labels: Readonly<Record<string, string>> = intakeLabels;

interface ErrorBoxProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly failure: Failure;
  readonly phase: Phase;
  readonly onField: (name: string) => void;
}

/** The form's errors, with a link to each wrong field. */
export function ErrorBox({ ref, failure, phase, onField }: ErrorBoxProps) {
  const names = Object.keys(failure.fields);
  return (
    <div className="errors" role="alert" tabIndex={-1} ref={ref}>
      <h3>{failure.error}</h3>
      {names.length > 0 && (
        <p className="small">
          Please fix:{' '}
          {names.map((name, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  onField(name);
                }}
              >
                {labels[name] ?? name}
              </a>
            </span>
          ))}
          .
        </p>
      )}
      {failure.mayRetry && (
        <>
          <p className="small">What you typed is still here.</p>
          {/* Not disabled while sending: it would lose the focus. */}
          <button type="submit" className="btn btn--line btn--small" aria-disabled={phase !== 'idle'}>
            {phase === 'idle' ? 'Try again' : phaseLabels[phase]}
          </button>
        </>
      )}
    </div>
  );
}
