import type { FollowUp } from '#domain/follow-up/follow-up.ts';
import { SeveralDialog, SeveralForm, useTicks } from './several-dialog.tsx';
import { useWriteToSeveral } from './use-write-to-several.ts';

interface FollowUpDialogProps {
  readonly followUps: readonly FollowUp[];
  readonly onClose: () => void;
}

/** Visits due on a plan, offers without an answer and receipts that aren't paid, with the words that each customer would be emailed. */
export const FollowUpDialog = ({ followUps, onClose }: FollowUpDialogProps) => (
  <SeveralDialog title="Follow up" onClose={onClose}>
    <FollowUpForm followUps={followUps} onSent={onClose} />
  </SeveralDialog>
);

interface FollowUpFormProps {
  readonly followUps: readonly FollowUp[];
  readonly onSent: () => void;
}

function FollowUpForm({ followUps, onSent }: FollowUpFormProps) {
  const { isTicked, toggle } = useTicks();
  const { busy, problems, send } = useWriteToSeveral(onSent);
  const meant = followUps.filter((one) => isTicked(idOf(one)));
  return (
    <SeveralForm
      about="Each gets one email with this and the link to their page. Nothing is booked until they choose."
      act={sendText(meant)}
      isBusy={busy}
      isOff={meant.length === 0}
      onSend={() => void send(meant.map(wantedOf), meant.filter(({ by_text }) => by_text).map(idOf))}
    >
      <fieldset className="several__group">
        <legend className="vh">Customers</legend>
        {followUps.map((one) => {
          const id = idOf(one);
          const { name, text, words, by_text } = one;
          return (
            <div key={id}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={isTicked(id)}
                  onChange={() => toggle(id)}
                  aria-describedby={`words-${id}`}
                />
                <span>
                  <b>{name}</b> {text}
                </span>
              </label>
              <p className="several__words" id={`words-${id}`}>
                {words}
                {by_text && ' There’s no email: it goes on their page, and you’ll text it next.'}
              </p>
              {problems[id] !== undefined && (
                <p className="several__words warn" role="alert">
                  {problems[id]}
                </p>
              )}
            </div>
          );
        })}
      </fieldset>
    </SeveralForm>
  );
}

/** A boat's last request may have both a receipt and a plan. */
const idOf = ({ plan_id, lead_id }: FollowUp): string => plan_id ?? lead_id;

const wantedOf = ({ lead_id, plan_id, kind, words }: FollowUp) => ({
  lead_id,
  ...(plan_id && { plan_id }),
  kind,
  words,
});

function sendText(meant: readonly FollowUp[]): string {
  if (meant.length === 0) return 'Choose a customer';
  const emails = meant.filter(({ by_text }) => !by_text).length;
  if (emails < meant.length) return `Send to ${meant.length}`;
  return emails === 1 ? 'Send one email' : `Send ${emails} emails`;
}
