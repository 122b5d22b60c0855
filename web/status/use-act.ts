import { useEffect, useRef, useState } from 'react';
import type { OperationOutput, OperationRequest } from '#domain/operations/index.ts';
import { callOperation } from '../api/call-operation.ts';
import { once, Unanswered } from '../api/once.ts';
import { type PageState, usePage } from './page-state.ts';
import { isAboutTime, isPassing, stillUnknown, type Trouble, troubleOf, withoutControl } from './trouble.ts';

/** What customers do on their page; each needs an idempotency key. */
type ActName =
  | 'offer-answer'
  | 'visit-move'
  | 'visit-cancel'
  | 'customer-message'
  | 'ready-check'
  | 'extra-answer'
  | 'review'
  | 'photo-consent'
  | 'care'
  | 'plan-answer'
  | 'lead-correct'
  | 'data-code'
  | 'data-request';

type Said<N extends ActName> = Omit<OperationRequest<N>, 'slug'>;

/** What the control itself can deal with is told there; with all other reasons the page has changed under it. */
const toldWhere = ({ reason }: Trouble) =>
  reason && !isAboutTime(reason) && !isPassing(reason) ? 'page' : 'here';

export const useAct = <N extends ActName>(name: N) => useActOn(name, usePage());

/** Pressed again under way it does nothing; unanswered it says so and asks again; an old page is loaded afresh. */
export function useActOn<N extends ActName>(
  name: N,
  { slug, refresh, tell }: Pick<PageState, 'slug' | 'refresh' | 'tell'>,
) {
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const running = useRef(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  /** The answer, or undefined when there is none or another act is under way. */
  const send = async (
    said: Said<N>,
    onTrouble?: (found: Trouble, told: 'here' | 'page') => void,
  ): Promise<OperationOutput<N> | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setPending(true);
    const body = { ...said, slug } as OperationRequest<N>; // Said is the request without its slug
    try {
      const answer = await once(
        JSON.stringify([name, body]),
        (idempotencyKey) => callOperation(name, body, { idempotencyKey }),
        { onUnknown: () => setTrouble(stillUnknown) },
      );
      setTrouble(undefined);
      return answer;
    } catch (error) {
      const found = troubleOf(error);
      if (found.reason || error instanceof Unanswered) refresh();
      const told = toldWhere(found);
      onTrouble?.(found, told);
      if (told === 'here' && isThere.current) setTrouble(found);
      else {
        setTrouble(undefined);
        tell({ tone: 'bad', ...withoutControl(found) });
      }
      return undefined;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { send, pending, trouble, clear: () => setTrouble(undefined) };
}
