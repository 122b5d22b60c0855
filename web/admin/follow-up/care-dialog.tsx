import type { CareClock, CareHarbor } from '#domain/care/care-clock.ts';
import { formatShortDay, formatWeekday, startOfDay } from '#domain/los-angeles.ts';
import { areaOfSlug } from '#domain/place/areas.ts';
import { serverNow } from '../data/server-clock.ts';
import { SeveralDialog, SeveralForm, useTicks } from './several-dialog.tsx';
import { useWriteToSeveral } from './use-write-to-several.ts';

interface CareDialogProps {
  readonly care: CareClock;
  readonly onClose: () => void;
}

/** Who is due for wax by harbor; those that are ticked get their one email, with times that are open. */
export const CareDialog = ({ care, onClose }: CareDialogProps) => (
  <SeveralDialog title="Due for wax by the end of the month" onClose={onClose}>
    <CareForm care={care} onSent={onClose} />
  </SeveralDialog>
);

interface CareFormProps {
  readonly care: CareClock;
  readonly onSent: () => void;
}

function CareForm({ care: { can_email, harbors }, onSent }: CareFormProps) {
  const { isTicked, toggle } = useTicks();
  const { busy, problems, send } = useWriteToSeveral(onSent);
  const meant = harbors
    .flatMap(({ people }) => people)
    .filter(({ mailed_at, lead_id }) => mailed_at === undefined && isTicked(lead_id));
  return (
    <SeveralForm
      about={
        can_email
          ? 'They asked to be reminded. Each gets one email with their price and three open times, days you’re nearby first. A time they pick comes in as a request: nothing is booked until you confirm.'
          : 'Fill in your mailing address in the settings first. These emails stay off until then.'
      }
      act={offerText(meant.length)}
      isBusy={busy}
      isOff={!can_email || meant.length === 0}
      onSend={() => void send(meant.map(({ lead_id }) => ({ lead_id, kind: 'care' })))}
    >
      {harbors.map((harbor) => (
        <Harbor
          key={harbor.area ?? ''}
          harbor={harbor}
          isTicked={isTicked}
          problems={problems}
          onToggle={toggle}
        />
      ))}
    </SeveralForm>
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
  readonly isTicked: (leadId: string) => boolean;
  readonly problems: Readonly<Record<string, string>>;
  readonly onToggle: (leadId: string) => void;
}

function Harbor({ harbor, isTicked, problems, onToggle }: HarborProps) {
  const now = serverNow();
  return (
    <fieldset className="several__group">
      <legend>{areaOfSlug(harbor.area)?.name ?? 'Elsewhere'}</legend>
      <p className="quiet">{thereText(harbor, now)}</p>
      {harbor.people.map(({ lead_id, name, boat, due, mailed_at, price }) => {
        const when = mailed_at
          ? `Emailed ${formatShortDay(mailed_at, now)}`
          : `Due ${formatShortDay(due, now)}`;
        const said = (
          <span>
            <b>{name}</b>
            {boat && `, ${boat}`}. {when}.
            {price !== undefined && <span className="several__price">{price}</span>}
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
            <input type="checkbox" checked={isTicked(lead_id)} onChange={() => onToggle(lead_id)} />
            {said}
          </label>
        );
      })}
    </fieldset>
  );
}
