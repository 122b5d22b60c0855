import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Gap, UnfilledGap } from '#domain/gap/gap.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import type { Waiting } from '#domain/today/waiting-item.ts';
import { isUrgent } from '#domain/today/waiting-order.ts';
import { late } from '../../components/late.tsx';
import { PackageFlag } from '../../components/package-flag.tsx';
import { unbroken } from '../../components/unbroken.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useLaptop } from '../../components/use-laptop.ts';
import { useOnceTrue } from '../../components/use-once-true.ts';
import { useNames } from '../../content/content.tsx';
import { siteChangesPath } from '../lead-path.ts';
import { type MoveToOffer, moveToOffer } from '../visit/move-to-offer.ts';
import { GapRows } from './gap-rows.tsx';
import { HowDidItGo } from './how-did-it-go.tsx';
import { UnsavedHere } from './unsaved-here.tsx';
import { WaitingAct } from './waiting-act.tsx';
import { WriteToSeveral } from './write-to-several.tsx';

const MoveOfferDialog = late(async () => (await import('../visit/move-offer-dialog.tsx')).MoveOfferDialog);

interface WaitingListProps {
  readonly waiting: readonly Waiting[];
  readonly isKnown: boolean;
  readonly isLoading: boolean;
  readonly visits: readonly TodayVisit[];
  readonly gaps: readonly Gap[];
  readonly unfilled: readonly UnfilledGap[];
  readonly hasSiteDraft: boolean;
  readonly now: string;
}

/** How many things of a group stand open; the others fold away. */
const shown = { phone: 3, laptop: 8 } as const;

interface WaitingRowProps {
  readonly item: Waiting;
  readonly onOfferMove: (visitId: string) => void;
}

function WaitingRow({ item, onOfferMove }: WaitingRowProps) {
  const names = useNames();
  const { name, text, warning, service } = item;
  return (
    <li className="row">
      {service ? <PackageFlag id={service} /> : <span />}
      <p>
        {service && <span className="vh">{names[service].title}: </span>}
        <b>{name}</b> {unbroken(text)}{' '}
        {warning !== undefined && <span className="warn">{unbroken(warning)}</span>}
      </p>
      <WaitingAct item={item} onOfferMove={onOfferMove} />
    </li>
  );
}

interface GroupProps extends Pick<WaitingRowProps, 'onOfferMove'> {
  readonly title: string;
  readonly items: readonly Waiting[];
}

function Group({ title, items, onOfferMove }: GroupProps) {
  const isLaptop = useLaptop();
  const [areAllShown, setAllShown] = useState(false);
  const wasOpened = useOnceTrue(areAllShown);
  if (items.length === 0) return null;
  const row = (item: Waiting) => (
    <WaitingRow key={`${item.kind} ${item.visit_id ?? item.lead_id}`} item={item} onOfferMove={onOfferMove} />
  );
  const count = isLaptop ? shown.laptop : shown.phone;
  const rest = items.slice(count);
  return (
    <>
      <h3 className="wait__grp">{title}</h3>
      <ul className="wl">{items.slice(0, count).map(row)}</ul>
      {rest.length > 0 && (
        <details className="wait__more" onToggle={({ currentTarget }) => setAllShown(currentTarget.open)}>
          <summary>{areAllShown ? 'Show fewer' : `Show all ${items.length}`}</summary>
          {wasOpened && <ul className="wl">{rest.map(row)}</ul>}
        </details>
      )}
    </>
  );
}

const isOverdue = ({ kind }: Waiting): boolean => kind === 'overdue';

const SiteDraft = () => (
  <>
    <h3 className="wait__grp">Your site</h3>
    <ul className="wl">
      <li className="row">
        <span />
        <p>You have changes there that aren’t published, so visitors don’t see them.</p>
        <Link className="btn btn--line btn--small" to={siteChangesPath}>
          See what changes
        </Link>
      </li>
    </ul>
  </>
);

function emptyText({ isKnown, isLoading }: Pick<WaitingListProps, 'isKnown' | 'isLoading'>): string {
  if (isLoading) return 'Loading.';
  return isKnown ? 'Nothing. You’re caught up.' : 'What waits for you isn’t known without signal.';
}

export function WaitingList(props: WaitingListProps) {
  const { waiting, visits, gaps, unfilled, hasSiteDraft, now } = props;
  const headingId = useId();
  const [offer, setOffer] = useState<MoveToOffer>();
  const { kept } = useKeptFocus<HTMLElement>((part) => part.querySelector('h2'));
  const offerMove = (visitId: string) => setOffer(moveToOffer(visits, visitId));
  return (
    <section className="wait" aria-labelledby={headingId} {...kept}>
      <div className="wait__head">
        <h2 id={headingId} tabIndex={-1}>
          Waiting for you
        </h2>
        {waiting.length > 0 && <span className="quiet">{waiting.length}</span>}
      </div>
      {waiting.length === 0 && <p className="quiet">{emptyText(props)}</p>}
      <UnsavedHere visits={visits} />
      <Group
        title="Before tomorrow"
        items={waiting.filter((item) => !isOverdue(item) && isUrgent(item, now))}
        onOfferMove={offerMove}
      />
      <GapRows gaps={gaps} unfilled={unfilled} now={now} />
      <Group
        title="This week"
        items={waiting.filter((item) => !isOverdue(item) && !isUrgent(item, now))}
        onOfferMove={offerMove}
      />
      <HowDidItGo items={waiting.filter(isOverdue)} />
      <WriteToSeveral />
      {hasSiteDraft && <SiteDraft />}
      {offer && <MoveOfferDialog offer={offer} onClose={() => setOffer(undefined)} />}
    </section>
  );
}
