import { type Ref, useEffect, useState } from 'react';
import { queryRest } from './lead-query.ts';

interface SearchBoxProps {
  /** The search in the address. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** What is typed here becomes the address' search after a moment's rest; Back changes it the other way. */
export function SearchBox({ q, onSearch, ref }: SearchBoxProps) {
  const [draft, setDraft] = useState<string>();

  useEffect(() => {
    if (draft === undefined) return;
    if (draft.trim() === q) {
      setDraft((current) => (current === draft ? undefined : current));
      return;
    }
    const timer = setTimeout(() => onSearch(draft.trim()), queryRest);
    return () => clearTimeout(timer);
  }, [draft, q, onSearch]);

  return (
    <input
      ref={ref}
      className="ctl ctl--search"
      type="search"
      name="q"
      aria-label="Search leads"
      aria-keyshortcuts="/"
      placeholder="Name, email, city or boat type"
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      value={draft ?? q}
      onChange={(event) => setDraft(event.target.value)}
    />
  );
}
