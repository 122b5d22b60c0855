import type { ReactNode } from 'react';

interface ActRowProps {
  readonly children: ReactNode;
  readonly act: string;
  /** Said after the act to whoever does not see the row. */
  readonly about?: string;
  readonly isOff?: boolean;
  readonly onAct: () => void;
}

export const ActRow = ({ children, act, about, isOff = false, onAct }: ActRowProps) => (
  <li className="row">
    <span />
    <p>{children}</p>
    <button type="button" className="btn btn--line btn--small" aria-disabled={isOff} onClick={onAct}>
      {act}
      {about !== undefined && <span className="vh"> {about}</span>}
    </button>
  </li>
);

/** Why the act did not work. */
export const RowProblem = ({ text }: { readonly text: string | undefined }) =>
  text !== undefined && (
    <span className="warn" role="alert">
      {' '}
      {text}
    </span>
  );
