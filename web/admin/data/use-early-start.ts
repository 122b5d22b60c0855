import { useEffect, useState } from 'react';
import type { OperationRequest } from '#domain/operations/index.ts';
import type { AdminOperationName } from '#domain/operations/table.ts';
import { earlyAnswerNow, hasEarlyAnswer } from './early-calls.ts';

/** For a first screen: its query starts with the early answer, if that has come, and does not ask again on mount. */
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
