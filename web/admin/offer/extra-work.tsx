import { useState } from 'react';
import { shortName } from '#domain/message/greeting-name.ts';
import type { Extra } from '#domain/offer/extra.ts';
import { newestExtras } from '#domain/offer/newest-extras.ts';
import { keptPath } from '#domain/photo/photos.ts';
import { capitalized } from '#domain/plain-text.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { expectedEnd } from '#domain/visit/expected-end.ts';
import { serverNow } from '../data/server-clock.ts';
import { extraPlace, useDraftedExtra } from '../lead/extra-place.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { useSectionFocus } from '../lead/use-section-focus.ts';
import { putAway } from './extra-draft.ts';
import { ExtraForm } from './extra-form.tsx';
import { extraState } from './extra-state.ts';
import { withExtrasText } from './extra-words.ts';

export function ExtraWork({ context }: { readonly context: LeadContext }) {
  const { lead } = context;
  const { extras = [], offer_sent, record, status } = lead;
  const canAdd = status === 'SCHEDULED' || status === 'IN_PROGRESS';
  const [open, setOpen] = useState<Extra | 'new'>();
  const { heading, takeFocus } = useSectionFocus();
  const place = extraPlace(lead.id);
  const drafted = useDraftedExtra(lead.id);
  if (!canAdd && extras.length === 0 && drafted === undefined) return null;
  const close = () => {
    takeFocus();
    setOpen(undefined);
  };
  const total = record ? undefined : withExtrasText(extras, offer_sent);
  const underway = lead.visits?.find(({ status }) => status === 'underway');
  return (
    <section className="lead__sec" aria-label="Extra work">
      <div className="lead__bar">
        <h3 ref={heading} tabIndex={-1}>
          Extra work
        </h3>
        {canAdd && open === undefined && (
          <button type="button" className="btn btn--line btn--small" onClick={() => setOpen('new')}>
            {drafted === undefined ? 'Add extra work' : 'Open the draft'}
          </button>
        )}
      </div>
      {extras.length > 0 && (
        <ul className="extras">
          {newestExtras(extras).map((extra) => (
            <ExtraRow
              key={extra.id}
              extra={extra}
              context={context}
              isOver={!canAdd}
              onChange={canAdd && open === undefined ? () => setOpen(extra) : undefined}
            />
          ))}
        </ul>
      )}
      {total && <p className="lead__note">{total}</p>}
      {drafted !== undefined && !canAdd && (
        <p className="lead__note">
          Draft, only on this device: {drafted || 'extra work'}. {capitalized(shortName(lead.full_name))}{' '}
          wasn’t asked.{' '}
          <button type="button" className="adm-link" onClick={() => putAway(place)}>
            Put it away
          </button>
        </p>
      )}
      {open !== undefined && (
        <ExtraForm
          leadId={lead.id}
          name={lead.full_name}
          isAlone={false}
          doneAbout={underway && expectedEnd(underway)}
          {...(open !== 'new' && { known: open })}
          onSent={close}
          onClose={close}
        />
      )}
    </section>
  );
}

interface ExtraRowProps {
  readonly extra: Extra;
  readonly context: LeadContext;
  readonly isOver: boolean;
  readonly onChange: (() => void) | undefined;
}

function ExtraRow({ extra, context: { lead, photos }, isOver, onChange }: ExtraRowProps) {
  const { id, version, line, amount, photo: upload } = extra;
  const paths = upload === undefined ? [] : [upload, keptPath(upload, lead.id)];
  const photo = photos.find((known) => known.state === 'checked' && paths.includes(known.path));
  const before = (lead.extras ?? []).filter((known) => known.id === id && known.version < version);
  const asked = { name: lead.full_name, now: serverNow(), isOver };
  return (
    <li>
      {photo?.state === 'checked' && <img src={photo.thumbnail_url} alt="" />}
      <p>
        <b>{line}</b>, <span className="num">{formatCents(amount)}</span> before tax
        <span className="extras__state">{extraState(extra, asked)}</span>
        {before.map((old) => (
          <span key={old.version} className="extras__state">
            Before: {old.line}, {formatCents(old.amount)}.{old.answer && ` ${extraState(old, asked)}`}
          </span>
        ))}
      </p>
      {onChange && (
        <button type="button" className="adm-link" onClick={onChange}>
          Change<span className="vh"> {line}</span>
        </button>
      )}
    </li>
  );
}
