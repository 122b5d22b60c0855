import { useState } from 'react';
import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { moveReason } from '#domain/visit/weather-move-reason.ts';

export interface MoveReason {
  /** What is known against the visits, as it would be said; empty where nothing is. */
  readonly known: string;
  readonly why: string;
  readonly names: readonly string[];
}

const knownOf = ({ weather, is_off }: CalendarVisit): string => moveReason(weather, is_off);

/** Why visits should move, in one sentence for those with the same cause; the owner may write each anew. */
export function useMoveReasons(visits: readonly CalendarVisit[]) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const whyAt = (known: string): string => typed[known] ?? known;
  // Map.groupBy needs Safari 17.4.
  const reasons = [...new Set(visits.map(knownOf))].map(
    (known): MoveReason => ({
      known,
      why: whyAt(known),
      names: visits.filter((visit) => knownOf(visit) === known).map(({ name }) => name),
    }),
  );
  return {
    reasons,
    whyOf: (visit: CalendarVisit): string => whyAt(knownOf(visit)).trim(),
    write: ({ known }: MoveReason, why: string) => setTyped((last) => ({ ...last, [known]: why })),
  };
}
