import { useCallback, useEffect, useState } from 'react';
import { dayOf } from '#domain/los-angeles.ts';
import type { OpenTimes } from '#domain/open-times.ts';
import { callOperation } from '../api/call-operation.ts';
import { usePage } from './page-state.ts';
import { type Trouble, troubleOf } from './trouble.ts';

/** As far ahead as one question may reach. */
const daysAhead = 62;

export interface OpenTimesView {
  readonly times: OpenTimes | undefined;
  readonly trouble: Trouble | undefined;
  readonly load: () => void;
}

/** The times that are open from today on, asked for once; `load` asks again. */
export function useOpenTimes(): OpenTimesView {
  const { slug, now } = usePage();
  const [times, setTimes] = useState<OpenTimes>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [from] = useState(() => dayOf(now));
  const load = useCallback(() => {
    callOperation('open-times', { slug, from, days: daysAhead }).then(
      (found) => {
        setTimes(found);
        setTrouble(undefined);
      },
      (error: unknown) => setTrouble(troubleOf(error)),
    );
  }, [slug, from]);
  useEffect(load, [load]);
  return { times, trouble, load };
}
