import '../styles/spin.css';
import type { Phase } from './submission.ts';

export const phaseLabels: Record<Phase, string> = {
  idle: 'Submit Request',
  uploading: 'Uploading photos...',
  submitting: 'Submitting...',
};

interface SubmitButtonProps {
  readonly phase: Phase;
  /** False until hydration: the browser must not submit the form natively. */
  readonly isReady: boolean;
}

/** Keeps its width while the label changes. */
export function SubmitButton({ phase, isReady }: SubmitButtonProps) {
  const busy = phase !== 'idle';
  return (
    <button
      type="submit"
      className={`btn btn--wide btn--auto ${busy ? 'btn--busy' : 'btn--main'}`}
      disabled={!isReady}
      aria-disabled={busy}
      aria-busy={busy}
    >
      {busy && (
        <svg className="spin" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M9 2a7 7 0 1 1-7 7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
      {phaseLabels[phase]}
    </button>
  );
}
