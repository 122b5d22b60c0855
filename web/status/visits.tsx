import { Fragment, useState } from 'react';
import { openExtras, unsettledExtras } from '#domain/offer/open-extras.ts';
import { asksToMove, type CustomerStep, standingVisits } from '#domain/status/customer-step.ts';
import { offBesides } from '#domain/status/off-words.ts';
import type { PublicVisit } from '#domain/visit/public-visit.ts';
import { isReady } from '#domain/visit/ready.ts';
import { unbroken } from '../components/unbroken.ts';
import { ExtraCard } from './extra-card.tsx';
import { MoveOfferPanel } from './move-offer-panel.tsx';
import { usePage } from './page-state.ts';
import { PhotosSoFar } from './photos-so-far.tsx';
import { ReadyPanel } from './ready-panel.tsx';
import { VisitCard } from './visit-card.tsx';

const keyOf = ({ uid, start }: PublicVisit): string => `${uid} ${start}`;

function Extras({ isAsked }: { readonly isAsked: boolean }) {
  const { lead, now } = usePage();
  const open = openExtras(lead, now);
  const [linked] = open.length > 0 ? open : lead.extras;
  const shown = unsettledExtras(lead).filter((extra) => open.includes(extra) === isAsked);
  if (shown.length === 0) return null;
  return (
    <div className="act">
      {shown.map((extra) => (
        <ExtraCard
          key={`${extra.id} ${extra.version}`}
          extra={extra}
          isMain={extra === open[0]}
          isLinked={extra === linked}
        />
      ))}
    </div>
  );
}

/**
 * The visits, and what is asked about them; the one filled button is that of the step. What is settled stands below,
 * so that the day's own act is within the thumb's reach; the ready check goes there once nobody is ticking it.
 */
export function Visits({ step }: { readonly step: CustomerStep }) {
  const { lead, now } = usePage();
  const visits = standingVisits(lead.visits);
  const moving = visits.find((visit) => asksToMove(visit, now));
  const underway = visits.find(({ status }) => status === 'underway');
  const asked = visits.filter(({ asks_ready }) => asks_ready);
  const [settled, setSettled] = useState(asked.filter(({ ready }) => isReady(ready)).map(keyOf));
  const isNothingAsked = step === 'visits' || (step === 'ready' && isReady(visits[0]?.ready));
  const isSettled = (visit: PublicVisit) => settled.includes(keyOf(visit));
  const ready = (visit: PublicVisit) => (
    <ReadyPanel
      key={`ready ${keyOf(visit)}`}
      visit={visit}
      isFirst={visit === asked[0]}
      isMain={step === 'ready' && visit === visits[0]}
      onAllReady={() => setSettled((before) => [...before, keyOf(visit)])}
    />
  );
  return (
    <>
      <Extras isAsked />
      {moving && (
        <MoveOfferPanel
          key={`${moving.uid} ${moving.move_offer?.at}`}
          visit={moving}
          isMain={step === 'move-offer'}
        />
      )}
      {visits.map((visit, index) => (
        <Fragment key={keyOf(visit)}>
          {visit.asks_ready && !isSettled(visit) && ready(visit)}
          <VisitCard
            visit={visit}
            isOnly={visits.length === 1}
            isFirst={index === 0}
            isMain={isNothingAsked && index === 0}
          />
          {visit === underway && <PhotosSoFar />}
        </Fragment>
      ))}
      {offBesides(lead.visits, now).map((text) => (
        <p key={text} className="quiet">
          {unbroken(text)}
        </p>
      ))}
      <div className="act settled">
        {asked.filter(isSettled).map(ready)}
        <Extras isAsked={false} />
      </div>
      {!underway && <PhotosSoFar />}
    </>
  );
}
