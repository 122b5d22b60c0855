import { useState } from 'react';
import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import { moveReason } from '#domain/visit/weather-move-reason.ts';

export interface MoveReason {
  /** What the forecast says against the visits; empty where it says nothing. */
  readonly forecast: string;
  readonly why: string;
  readonly names: readonly string[];
}

const forecastOf = ({ weather }: CalendarVisit): string => moveReason(weather?.warning);

/** Why visits should move, in one sentence for those with the same weather; the owner may write each anew. */
export function useMoveReasons(visits: readonly CalendarVisit[]) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const whyAt = (forecast: string): string => typed[forecast] ?? forecast;
  // Map.groupBy needs Safari 17.4.
  const reasons = [...new Set(visits.map(forecastOf))].map(
    (forecast): MoveReason => ({
      forecast,
      why: whyAt(forecast),
      names: visits.filter((visit) => forecastOf(visit) === forecast).map(({ name }) => name),
    }),
  );
  return {
    reasons,
    whyOf: (visit: CalendarVisit): string => whyAt(forecastOf(visit)).trim(),
    write: ({ forecast }: MoveReason, why: string) => setTyped((last) => ({ ...last, [forecast]: why })),
  };
}
