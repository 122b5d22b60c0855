import { useState } from 'react';

/** Leads selected for a bulk action; undefined outside selection mode. */
export interface ChosenLeads {
  readonly ids: readonly string[] | undefined;
  readonly begin: () => void;
  readonly end: () => void;
  readonly toggle: (id: string) => void;
  readonly all: () => void;
}

/** Selection is limited to the current page. */
export function useChosenLeads(shown: readonly { readonly id: string }[]): ChosenLeads {
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const ids = shown.map(({ id }) => id);
  return {
    ids: chosen && ids.filter((id) => chosen.has(id)),
    begin: () => setChosen(new Set()),
    end: () => setChosen(undefined),
    toggle: (id) =>
      setChosen((last = new Set()) =>
        last.has(id) ? new Set([...last].filter((one) => one !== id)) : new Set([...last, id]),
      ),
    all: () => setChosen(new Set(ids)),
  };
}
