import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError, callOperation } from '../api/call-operation.ts';
import { PageHead } from '../components/page-head.tsx';
import '../styles/status.css';

const texts = {
  asked: 'We’ll stop asking you for reviews. Emails about your own requests still come.',
  pending: 'We’ll stop asking you for reviews. Emails about your own requests still come.',
  ended: 'You won’t get any more review emails. Emails about your own requests still come.',
  gone: 'This link doesn’t work anymore. Reply to any of our emails, and we’ll take care of it.',
  failed: 'We can’t reach the server, so we don’t know if that was saved. Please try again.',
} as const;

/** /unsubscribe/{token}: asks first; opening it changes nothing. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const [state, setState] = useState<keyof typeof texts>('asked');
  const end = async () => {
    if (state === 'pending') return;
    setState('pending');
    try {
      await callOperation('unsubscribe', { token });
      setState('ended');
    } catch (error) {
      setState(error instanceof ApiError && error.status < 500 ? 'gone' : 'failed');
    }
  };
  return (
    <section className="section">
      <PageHead
        title="Review emails"
        description="Ends emails that ask for a review."
        path={`/unsubscribe/${token}`}
        noindex
      />
      <div className="wrap measure told">
        <h1>{state === 'ended' ? 'That’s off.' : 'No more review emails?'}</h1>
        <p className="lede" role="status">
          {texts[state]}
        </p>
        {state !== 'ended' && state !== 'gone' && (
          <p>
            <button
              type="button"
              className="btn btn--main"
              aria-busy={state === 'pending'}
              onClick={() => void end()}
            >
              Stop review emails
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
