import { useState } from 'react';

/** The leads of the page that are chosen for an act on several; undefined while nobody chooses. */
export interface ChosenLeads {
  readonly ids: readonly string[] | undefined;
  readonly begin: () => void;
  readonly end: () => void;
  readonly toggle: (id: string) => void;
  readonly all: () => void;
}

/** What is chosen among the leads of the page: leads of another page are let go. */
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
