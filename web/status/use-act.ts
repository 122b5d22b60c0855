import { useRef, useState } from 'react';
import type { OperationOutput, OperationRequest } from '#domain/operations/index.ts';
import { callOperation } from '../api/call-operation.ts';
import { forgetKey, keyOf } from './act-keys.ts';
import { usePage } from './page-state.ts';
import { isAboutTime, isAnswered, type Trouble, troubleOf } from './trouble.ts';

/** What customers do on their page; each needs an idempotency key. */
type ActName =
  | 'offer-answer'
  | 'visit-move'
  | 'visit-cancel'
  | 'customer-message'
  | 'ready-check'
  | 'extra-answer'
  | 'lead-correct'
  | 'data-code'
  | 'data-request';

type Said<N extends ActName> = Omit<OperationRequest<N>, 'slug'>;

/** What the control itself can deal with is told there; with all other reasons the page has changed under it. */
const toldWhere = ({ reason }: Trouble) => (reason && !isAboutTime(reason) ? 'page' : 'here');

interface ActOptions {
  /** Where the draft of what is sent is kept. */
  readonly draft?: string;
}

/**
 * One act of the customer: a press while it is under way does nothing, a retry after a lost answer repeats the same
 * intention, and what the server refuses because the page is old brings a fresh page.
 */
export function useAct<N extends ActName>(name: N, { draft }: ActOptions = {}) {
  const { slug, refresh, tell } = usePage();
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const running = useRef(false);

  /** The answer, or undefined when there is none or another act is under way. */
  const send = async (
    said: Said<N>,
    onTrouble?: (found: Trouble, told: 'here' | 'page') => void,
  ): Promise<OperationOutput<N> | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setPending(true);
    const body = { ...said, slug } as OperationRequest<N>; // Said is the request without its slug
    const intention = { sent: JSON.stringify([name, body]), draft };
    try {
      const answer = await callOperation(name, body, { idempotencyKey: keyOf(intention) });
      forgetKey(intention);
      setTrouble(undefined);
      return answer;
    } catch (error) {
      if (isAnswered(error)) forgetKey(intention);
      const found = troubleOf(error);
      if (found.reason) refresh();
      const told = toldWhere(found);
      onTrouble?.(found, told);
      if (told === 'here') setTrouble(found);
      else {
        setTrouble(undefined);
        tell({ tone: 'bad', title: found.title, text: found.text });
      }
      return undefined;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { send, pending, trouble, clear: () => setTrouble(undefined) };
}
