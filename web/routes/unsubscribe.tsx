import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ApiError, callOperation } from '../api/call-operation.ts';
import { PageHead } from '../components/page-head.tsx';
import '../styles/told.css';

const rest = 'Emails about your own requests still come.';
const asked = `We’ll stop sending you emails of this kind. ${rest}`;

const texts = {
  asked,
  pending: asked,
  review: `You won’t get any more review emails. ${rest}`,
  care: `You won’t get any more wax reminders. ${rest}`,
  plan: `You won’t get any more emails about your plan. ${rest}`,
  gone: 'This link doesn’t work anymore. Reply to any of our emails, and we’ll take care of it.',
  failed: 'We can’t reach the server, so we don’t know if that was saved. Please try again.',
} as const;

/** /unsubscribe/{token}: asks first; opening it changes nothing. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  const [state, setState] = useState<keyof typeof texts>('asked');
  const isEnded = state === 'review' || state === 'care' || state === 'plan';
  const end = async () => {
    if (state === 'pending') return;
    setState('pending');
    try {
      const { ended } = await callOperation('unsubscribe', { token });
      setState(ended);
    } catch (error) {
      setState(error instanceof ApiError && error.status < 500 ? 'gone' : 'failed');
    }
  };
  return (
    <section className="section">
      <PageHead
        title="Stop emails"
        description="Ends one kind of email."
        path={`/unsubscribe/${token}`}
        noindex
      />
      <div className="wrap measure told">
        <h1>{isEnded ? 'That’s off.' : 'No more of these emails?'}</h1>
        <p className="lede" role="status">
          {texts[state]}
        </p>
        {!isEnded && state !== 'gone' && (
          <p>
            <button
              type="button"
              className="btn btn--main"
              aria-busy={state === 'pending'}
              onClick={() => void end()}
            >
              Stop these emails
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
