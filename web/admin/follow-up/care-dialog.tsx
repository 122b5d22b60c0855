import { Dialog } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import type { CareClock, CareHarbor } from '#domain/care/care-clock.ts';
import { formatShortDay, formatWeekday, startOfDay } from '#domain/los-angeles.ts';
import { areaOfSlug } from '#domain/place/areas.ts';
import { serverNow } from '../data/server-clock.ts';
import { focusContent, useReturnedFocus } from '../dialog-focus.ts';
import { useWriteToSeveral } from './use-write-to-several.ts';
import '../../styles/admin-follow-up.css';

interface CareDialogProps {
  readonly care: CareClock;
  readonly onClose: () => void;
}

/** Who is due for wax by harbor; those that are ticked get their one email, with times that are open. */
export function CareDialog({ care, onClose }: CareDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="admin pop several"
          {...useReturnedFocus(focusContent)}
          aria-describedby={undefined}
        >
          <Dialog.Title>Due for wax this month</Dialog.Title>
          <CareForm care={care} onSent={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface CareFormProps {
  readonly care: CareClock;
  readonly onSent: () => void;
}

function CareForm({ care: { can_email, harbors }, onSent }: CareFormProps) {
  const open = harbors
    .flatMap(({ people }) => people)
    .filter(({ mailed_at }) => mailed_at === undefined)
    .map(({ lead_id }) => lead_id);
  const [left, setLeft] = useState<readonly string[]>([]);
  const { busy, problems, send } = useWriteToSeveral(onSent);
  const meant = open.filter((id) => !left.includes(id));
  const toggle = (id: string) =>
    setLeft((last) => (last.includes(id) ? last.filter((other) => other !== id) : [...last, id]));
  const isOff = busy || !can_email || meant.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOff) void send(meant.map((lead_id) => ({ lead_id, kind: 'care' })));
  };
  return (
    <form className="several__form" noValidate onSubmit={submit}>
      <p>
        {can_email
          ? 'They asked to be reminded. Each gets one email with their price and three open times, days you’re nearby first. Nothing is booked until they choose.'
          : 'Fill in your postal address in the settings first. These emails stay off until then.'}
      </p>
      {harbors.map((harbor) => (
        <Harbor key={harbor.area ?? ''} harbor={harbor} meant={meant} problems={problems} onToggle={toggle} />
      ))}
      <div className="btn-row">
        <button
          type="submit"
          className={`btn btn--small ${busy ? 'btn--busy' : 'btn--main'}`}
          aria-disabled={isOff}
        >
          {busy ? 'Sending...' : offerText(meant.length)}
        </button>
        <Dialog.Close className="btn btn--line btn--small">Close</Dialog.Close>
      </div>
    </form>
  );
}

const offerText = (count: number): string => (count === 0 ? 'Choose a customer' : `Offer times to ${count}`);

function thereText({ area, days }: CareHarbor, now: string): string {
  if (area === undefined) return 'We don’t know where these boats are.';
  if (days.length === 0) return 'Nothing is planned there in the next three weeks.';
  return `You’re there ${days.map((day) => formatWeekday(startOfDay(day), now)).join('; ')}.`;
}

interface HarborProps {
  readonly harbor: CareHarbor;
  readonly meant: readonly string[];
  readonly problems: Readonly<Record<string, string>>;
  readonly onToggle: (leadId: string) => void;
}

function Harbor({ harbor, meant, problems, onToggle }: HarborProps) {
  const now = serverNow();
  return (
    <fieldset className="several__group">
      <legend>{areaOfSlug(harbor.area)?.name ?? 'Elsewhere'}</legend>
      <p className="quiet">{thereText(harbor, now)}</p>
      {harbor.people.map(({ lead_id, name, boat, due, mailed_at }) => {
        const when = mailed_at
          ? `Emailed ${formatShortDay(mailed_at, now)}`
          : `Due ${formatShortDay(due, now)}`;
        const said = (
          <span>
            <b>{name}</b>
            {boat && `, ${boat}`}. {when}.
            {problems[lead_id] !== undefined && (
              <span className="warn" role="alert">
                {' '}
                {problems[lead_id]}
              </span>
            )}
          </span>
        );
        if (mailed_at !== undefined) return <p key={lead_id}>{said}</p>;
        return (
          <label className="check" key={lead_id}>
            <input type="checkbox" checked={meant.includes(lead_id)} onChange={() => onToggle(lead_id)} />
            {said}
          </label>
        );
      })}
    </fieldset>
  );
}
