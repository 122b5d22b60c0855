import { useEffect, useState } from 'react';
import type { OperationRequest } from '#domain/operations/index.ts';
import type { AdminOperationName } from '#domain/operations/table.ts';
import { earlyAnswerNow, hasEarlyAnswer } from './early-calls.ts';

/**
 * For the query of a first screen: starts it with the early answer, if that has come by now, so that the screen is
 * drawn once. Such data is not asked for again when the screen mounts, but whenever it otherwise would be.
 */
export function useEarlyStart<N extends AdminOperationName>(name: N, input: OperationRequest<N>) {
  const [start] = useState(() => ({ isFresh: hasEarlyAnswer(name, input) }));
  useEffect(() => {
    // After the query's own effect, which asks whether its data is stale.
    setTimeout(() => {
      start.isFresh = false;
    });
  }, [start]);
  return {
    initialData: () => earlyAnswerNow(name, input),
    staleTime: () => (start.isFresh ? Number.POSITIVE_INFINITY : 0),
  };
}
