import { type ReactNode, useEffect, useId, useRef } from 'react';

interface FactRowProps {
  readonly name: string;
  /** Undefined while nobody has told. */
  readonly value: string | undefined;
  /** `Add harbor and slip`. */
  readonly add: string;
  readonly detail?: string | undefined;
  readonly isUnsaved: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** A fact of a lead: its can is hollow while it is missing and turns green in place. */
export function FactRow({
  name,
  value,
  add,
  detail,
  isUnsaved,
  isOpen,
  onOpen,
  onDone,
  children,
}: FactRowProps) {
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const row = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) {
      const first = panel.current?.querySelector<HTMLElement>('input:not([type="radio"]), select');
      (first ?? panel.current)?.focus();
    }
    if (!isOpen && wasOpen.current) row.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <button type="button" className="fact" aria-expanded={false} ref={row} onClick={onOpen}>
        <FactCan isThere={value !== undefined} />
        <span className="fact__name">{name}</span>
        <span className="fact__value">
          {value === undefined ? <span className="fact__add">{add}</span> : <b>{value}</b>}
          {detail && <small>{detail}</small>}
          {isUnsaved && <small>Not saved yet, only on this device</small>}
        </span>
        <span className="fact__edit" aria-hidden="true">
          {value !== undefined && 'Edit'}
        </span>
      </button>
    );
  }
  return (
    <section className="fact-open" aria-labelledby={headingId} tabIndex={-1} ref={panel}>
      <header>
        <b id={headingId}>{name}</b>
        <button type="button" className="adm-link" onClick={onDone}>
          Done<span className="vh"> with {name.toLowerCase()}</span>
        </button>
      </header>
      <div className="fields">{children}</div>
    </section>
  );
}

const FactCan = ({ isThere }: { readonly isThere: boolean }) => (
  <svg
    className={`can ${isThere ? 'can--yes' : 'can--open'}`}
    viewBox="0 0 14 18"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M2 2h10l1 14c-2 1.2-10 1.2-12 0z" />
    {isThere && <path d="m4.2 9 2 2.2L10 7" />}
  </svg>
);
