import { type Ref, useEffect, useRef, useState } from 'react';
import { queryRest } from '../data/query-rest.ts';

interface SearchBoxProps {
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** Typing updates the URL after the debounce; Back updates the box. */
export function SearchBox({ q, onSearch, ref }: SearchBoxProps) {
  // As typed: a trailing space, which the search drops, may be followed by another word.
  const [draft, setDraft] = useState<string>();
  const asked = useRef(q);

  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    setDraft(undefined);
  }, [q]);

  useEffect(() => {
    const wanted = draft?.trim();
    if (wanted === undefined || wanted === q) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      onSearch(wanted);
    }, queryRest);
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
      placeholder="Name, email, phone, city, boat or slip"
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      value={draft ?? q}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => draft?.trim() === q && setDraft(undefined)}
    />
  );
}
