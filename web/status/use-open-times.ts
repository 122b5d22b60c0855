import { useCallback, useEffect, useRef, useState } from 'react';
import { addHours, dayOf, shiftDay } from '#domain/los-angeles.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callOperation } from '../api/call-operation.ts';
import { usePage } from './page-state.ts';
import { type Trouble, troubleOf } from './trouble.ts';

type OpenTimes = OperationOutput<'open-times'>;

/** As many as one question may ask for. */
const daysOfQuestion = 62;

export interface OpenTimesView {
  readonly times: OpenTimes | undefined;
  readonly trouble: Trouble | undefined;
  readonly load: () => void;
  /** Asks for the days after those that are known, too, where the customer can choose any. */
  readonly loadLater: () => void;
}

const endsBefore = ({ days }: OpenTimes, last: string): boolean => {
  const end = days.at(-1)?.day;
  return end !== undefined && end < last;
};

/** So long, in hours, a page that is looked at may offer a time that somebody else took. */
const maxAgeHours = 1 / 60;

/** The times that are open from today on, asked for again as the page gets older; `load` asks at once. */
export function useOpenTimes(): OpenTimesView {
  const { slug, now, lead } = usePage();
  const last = lead.last_open_day;
  const [times, setTimes] = useState<OpenTimes>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [questions, setQuestions] = useState(1);
  const [today] = useState(() => dayOf(now));
  const askedAt = useRef(now);
  const ask = useCallback(
    (tells: boolean) => {
      const asked = Array.from({ length: questions }, (_, place) => {
        const from = shiftDay(today, place * daysOfQuestion);
        const suggest = place === 0 ? ({ suggest: 'true' } as const) : {};
        return callOperation('open-times', { slug, from, days: daysOfQuestion, ...suggest });
      });
      Promise.all(asked).then(
        ([first, ...later]) => {
          if (!first) return;
          const newest = later.at(-1) ?? first;
          // A season off is passed over.
          const isEmpty = newest.days.every(({ starts }) => starts.length === 0);
          if (isEmpty && endsBefore(newest, last)) setQuestions(questions + 1);
          else setTimes({ ...first, days: [first, ...later].flatMap(({ days }) => days) });
          setTrouble(undefined);
        },
        (error: unknown) => tells && setTrouble(troubleOf(error)),
      );
    },
    [slug, today, questions, last],
  );
  const load = useCallback(() => ask(true), [ask]);
  useEffect(load, [load]);
  useEffect(() => {
    if (addHours(askedAt.current, maxAgeHours) > now) return;
    askedAt.current = now;
    ask(false);
  }, [now, ask]);
  const loadLater = useCallback(() => {
    if (times && endsBefore(times, last)) setQuestions(times.days.length / daysOfQuestion + 1);
  }, [times, last]);
  return { times, trouble, load, loadLater };
}
