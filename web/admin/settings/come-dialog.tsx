import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { CalendarVisit } from '#domain/calendar/calendar-day.ts';
import type { Lead } from '#domain/lead.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import { serverNow } from '../data/server-clock.ts';
import { useOnce } from '../data/use-once.ts';
import { focusContent, useReturnedFocus } from '../dialog-focus.ts';
import { useTextLinks } from '../lead/use-text-links.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import '../../styles/admin-move-offer.css';

interface ComeDialogProps {
  /** None while it is shut. */
  readonly visits: readonly CalendarVisit[];
  readonly onClose: () => void;
}

/** Tells customers that we can come after all: they keep their time, or still pick another. */
export function ComeDialog({ visits, onClose }: ComeDialogProps) {
  return (
    <Dialog.Root open={visits.length > 0} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="admin pop move-offer" {...useReturnedFocus(focusContent)}>
          <Dialog.Title>Tell them you can come?</Dialog.Title>
          <Dialog.Description>
            They were told you can’t. Their page now lets them keep the time or pick another.
          </Dialog.Description>
          <ComeForm visits={visits} onSent={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ComeForm({
  visits,
  onSent,
}: {
  readonly visits: readonly CalendarVisit[];
  readonly onSent: () => void;
}) {
  const { perform } = useOnce('admin-visit');
  const textLinks = useTextLinks();
  const [busy, setBusy] = useState(false);
  const now = serverNow();
  const send = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const leads: Lead[] = [];
      for (const { lead_id, id } of visits) {
        leads.push((await perform({ id: lead_id, visitId: id, act: 'come' })).lead);
      }
      const untold = visits.filter(({ no_email }) => no_email).map(({ name }) => name);
      const rest = untold.length > 0 ? ` Not emailed: ${untold.join(', ')}.` : '';
      tellSuccess(
        'You can come',
        `Told ${counted(visits.length - untold.length, 'customer')} by email.${rest}`,
        textLinks(leads),
      );
      onSent();
    } catch (error) {
      tellFailure(error, 'Failed to tell them. Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="move-offer__form">
      <ul>
        {visits.map(({ id, name, start, no_email }) => (
          <li key={id}>
            {name}, {formatMoment(start, now)}
            {no_email && '. No email: you’ll text them next.'}
          </li>
        ))}
      </ul>
      <div className="btn-row">
        <button
          type="button"
          className={`btn btn--small ${busy ? 'btn--busy' : 'btn--main'}`}
          aria-disabled={busy}
          onClick={send}
        >
          {busy ? 'Sending...' : 'Tell them'}
        </button>
        <Dialog.Close className="btn btn--line btn--small">Not now</Dialog.Close>
      </div>
    </div>
  );
}
