import { useEffect, useState } from 'react';
import { usualAnswer } from '#domain/business.ts';
import { Buoy } from '../components/buoy.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Waterline } from '../components/waterline.tsx';
import { useAnswerTime, useLinks } from '../content/content.tsx';
import '../styles/lost.css';

/** A reference as our emails write it; anything else in the URL is not repeated on the page. */
const reference = /^[A-Za-z0-9_-]{1,64}$/;

/** /thank-you, with an optional reference in the query parameter `lead`. */
export function ThankYouPage() {
  const links = useLinks();
  const [lead, setLead] = useState('');
  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('lead') ?? '';
    if (reference.test(given)) setLead(given);
  }, []);
  return (
    <>
      <PageHead title="Request received" description="We’ve got your request." path="/thank-you" noindex />
      <div className="wrap top lost">
        <h1>Request received</h1>
        <p>
          We’ll review it and email or text you a price range. {usualAnswer(useAnswerTime())} We won’t start
          until you say yes.
        </p>
        {lead && (
          <p className="num">
            Reference ID: <b>{lead}</b>
          </p>
        )}
        <p className="btn-row">
          <a className="btn btn--main" href="/">
            Back to Home
          </a>
          <a className="btn btn--line" href="/blog">
            Read our FAQ
          </a>
        </p>
        <p className="btn-row">
          {links.map(({ label, href }) => (
            <a key={label} className="tap" href={href} rel="noopener noreferrer">
              {label}
            </a>
          ))}
        </p>
      </div>
      <div className="lost__sea" style={{ '--at': '82%' }}>
        <Buoy state="now" />
        <Waterline at="82%" below="ink" />
        <div className="lost__water on-ink" />
      </div>
    </>
  );
}
