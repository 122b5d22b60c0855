import type { FollowUp } from '#domain/follow-up/follow-up.ts';
import { SeveralDialog, SeveralForm, useTicks } from './several-dialog.tsx';
import { useWriteToSeveral } from './use-write-to-several.ts';

interface FollowUpDialogProps {
  readonly followUps: readonly FollowUp[];
  readonly onClose: () => void;
}

/** Offers without an answer and receipts that aren't paid, with the words that each customer would be emailed. */
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
  const meant = followUps.filter(({ lead_id }) => isTicked(lead_id));
  return (
    <SeveralForm
      about="Each gets one email with these words and the link to their page."
      act={sendText(meant.length)}
      isBusy={busy}
      isOff={meant.length === 0}
      onSend={() => void send(meant.map(({ lead_id, kind, words }) => ({ lead_id, kind, words })))}
    >
      <fieldset className="several__group">
        <legend className="vh">Customers</legend>
        {followUps.map(({ lead_id, name, text, words }) => (
          <div key={lead_id}>
            <label className="check">
              <input
                type="checkbox"
                checked={isTicked(lead_id)}
                onChange={() => toggle(lead_id)}
                aria-describedby={`words-${lead_id}`}
              />
              <span>
                <b>{name}</b> {text}
              </span>
            </label>
            <p className="several__words" id={`words-${lead_id}`}>
              {words}
            </p>
            {problems[lead_id] !== undefined && (
              <p className="several__words warn" role="alert">
                {problems[lead_id]}
              </p>
            )}
          </div>
        ))}
      </fieldset>
    </SeveralForm>
  );
}

const sendText = (count: number): string => {
  if (count === 0) return 'Choose a customer';
  return count === 1 ? 'Send one email' : `Send ${count} emails`;
};
