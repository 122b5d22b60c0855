import { useState } from 'react';
import { ballparkText, boatText, conditionText, serviceText, wishedDate } from '#domain/lead-words.ts';
import { capitalized } from '#domain/plain-text.ts';
import { planAskedText } from '#domain/plan/plan-words.ts';
import { ballparkReason, beforeTax } from '#domain/price/price-words.ts';
import type { LeadStatus } from '#domain/status/lead-status.ts';
import { wasSentInTab } from '../booking/sent.ts';
import { usePage } from './page-state.ts';
import { PartLink } from './part-link.tsx';

/** Only the tab that sent it can be waiting for the first email: every other one was opened from a link. */
function useAwaitsEmail({ status, mailed_to }: LeadStatus): boolean {
  const { slug } = usePage();
  const [isSender] = useState(() => wasSentInTab(slug));
  return isSender && mailed_to !== undefined && status === 'REQUEST_SENT';
}

/** Masked: only its owner can recognize it. */
export function WhereWeWrite({ lead }: { readonly lead: LeadStatus }) {
  const awaitsEmail = useAwaitsEmail(lead);
  return (
    <section className="panel" aria-labelledby="where-we-write">
      <h3 className="panel__title" id="where-we-write">
        {awaitsEmail ? 'Check your email' : 'How we reach you'}
      </h3>
      <p>
        {lead.mailed_to && (
          <>
            We’ll email <b>{lead.mailed_to}</b>.{' '}
          </>
        )}
        {lead.phone_end && (
          <>
            {lead.mailed_to ? 'If we need to text, we’ll use' : 'We’ll text'} the number ending in{' '}
            <b>{lead.phone_end}</b>.
          </>
        )}
      </p>
      <p className="quiet">
        {awaitsEmail && 'Nothing there? Look in your spam folder. '}
        Something wrong? <PartLink to="correct">Correct it</PartLink>
      </p>
    </section>
  );
}

/** `4, 1 of them with your messages` */
function photosText({ messages, photos }: LeadStatus): string {
  const written = messages.reduce(
    (sum, { from, photos: sent }) => (from === 'customer' ? sum + sent : sum),
    0,
  );
  return written === 0 ? String(photos) : `${photos}, ${written} of them with your messages`;
}

/** `Address, notes`: given, and kept from whoever has the link. */
const keptPrivate = ({ has_address, has_notes }: LeadStatus): string | undefined =>
  capitalized([has_address && 'address', has_notes && 'notes'].filter(Boolean).join(', ')) || undefined;

/** The customer's own answers, without contact data and notes: anyone with the link sees the page. */
export function WhatYouSent({ lead }: { readonly lead: LeadStatus }) {
  /** Until there is a price. */
  const ballpark = lead.offer ? undefined : ballparkText(lead, lead.estimate);
  const facts = [
    ['Service', lead.requested_service && serviceText(lead)],
    ['Plan', planAskedText(lead)],
    ['Boat', boatText(lead)],
    ['Condition', conditionText(lead)],
    ['Where', lead.city],
    ['You asked for', wishedDate(lead)],
    ['Not shown here', keptPrivate(lead)],
    ['Photos', photosText(lead)],
    ['Ballpark', ballpark && `${ballpark} ${beforeTax}`],
  ].filter(([, value]) => value);
  return (
    <section className="panel panel--line" aria-labelledby="what-you-sent">
      <h3 className="panel__title" id="what-you-sent">
        {lead.by_hand ? 'What we have' : 'What you sent'}
      </h3>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">
        {ballpark && `${ballparkReason(lead.price_again !== undefined)} `}
        <PartLink to="write">Tell us what’s different</PartLink>
      </p>
    </section>
  );
}
