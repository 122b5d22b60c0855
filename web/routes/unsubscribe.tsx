import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatDay } from '#domain/los-angeles.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { ApiError, callOperation } from '../api/call-operation.ts';
import { PageHead } from '../components/page-head.tsx';
import { unbroken } from '../components/unbroken.ts';
import { useKeptFocus } from '../components/use-kept-focus.ts';
import '../styles/told.css';

type StopState = OperationOutput<'unsubscribe-state'>;

const kindTexts: Record<StopState['kind'], string> = {
  review: 'review emails',
  care: 'wax reminders',
  plan: 'emails about your plan',
};

const rest = 'Emails about your own requests still come.';

const troubles = {
  gone: 'This link doesn’t work anymore. Reply to any of our emails, and we’ll take care of it.',
  failed: 'We can’t reach the server. Please try again.',
  unsaved: 'We can’t reach the server, so we don’t know if that was saved. Please try again.',
} as const;

function textOf({ kind, is_on, asked_at }: StopState): string {
  const emails = kindTexts[kind];
  if (!is_on) return `You won’t get any more ${emails}. ${rest}`;
  if (asked_at === undefined) return `We’ll stop sending you ${emails}. ${rest}`;
  const again = `You asked for ${emails} again on ${unbroken(formatDay(asked_at))}.`;
  return `This link is from an earlier email. ${again} Want them to stop? ${rest}`;
}

const troubleOf = (error: unknown, otherwise: 'failed' | 'unsaved') =>
  error instanceof ApiError && error.status < 500 ? 'gone' : otherwise;

/** /unsubscribe/{token}: says what is so and asks first; opening it changes nothing. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const [state, setState] = useState<StopState>();
  const [trouble, setTrouble] = useState<keyof typeof troubles>();
  const [attempt, setAttempt] = useState(0);
  const [isEnding, setIsEnding] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again about the same link
  useEffect(() => {
    const reading = new AbortController();
    callOperation('unsubscribe-state', { token }, { signal: reading.signal }).then(
      setState,
      (error: unknown) => {
        if (!reading.signal.aborted) setTrouble(troubleOf(error, 'failed'));
      },
    );
    return () => reading.abort();
  }, [token, attempt]);
  const end = async ({ kind, asked_at }: StopState) => {
    if (isEnding) return;
    setIsEnding(true);
    setTrouble(undefined);
    try {
      await callOperation('unsubscribe', { token, asked_at });
      setState({ kind, is_on: false });
    } catch (error) {
      setTrouble(troubleOf(error, 'unsaved'));
    }
    setIsEnding(false);
  };
  const retry = () => {
    setTrouble(undefined);
    setAttempt(attempt + 1);
  };
  const isOff = state?.is_on === false;
  const { kept } = useKeptFocus<HTMLDivElement>((part) => part.querySelector('h1'));
  const said = trouble ? troubles[trouble] : state ? textOf(state) : 'One moment.';
  return (
    <section className="section">
      <PageHead
        title="Stop emails"
        description="Ends one kind of email."
        path={`/unsubscribe/${token}`}
        noindex
      />
      <div className="wrap measure told" {...kept}>
        <h1 tabIndex={-1}>{isOff ? 'That’s off.' : 'No more of these emails?'}</h1>
        <p className="lede" role="status">
          {said}
        </p>
        {trouble === 'failed' && (
          <p>
            <button type="button" className="btn btn--main" onClick={retry}>
              Try again
            </button>
          </p>
        )}
        {state?.is_on && trouble !== 'gone' && (
          <p>
            <button
              type="button"
              className="btn btn--main"
              aria-busy={isEnding}
              onClick={() => void end(state)}
            >
              Stop these emails
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
