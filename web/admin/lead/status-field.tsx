import { useState } from 'react';
import { visitsCalledOff } from '#domain/appointment.ts';
import { templateOfStatus } from '#domain/message-templates.ts';
import { isStatus, type Status, statuses, statusLabels } from '#domain/statuses.ts';
import { Field } from '../field.tsx';
import { CancelAppointment } from './cancel-appointment.tsx';
import { CompleteJob } from './complete-job.tsx';
import type { LeadDesk } from './lead-desk.ts';
import { SavedMark } from './saved-mark.tsx';
import { useHeldChoice } from './use-held-choice.ts';
import { WriteAboutStatus } from './write-about-status.tsx';

/** Any status may be set at any time; those that email the customer are confirmed first. */
export function StatusField({ desk }: { readonly desk: LeadDesk }) {
  const { lead, save } = desk;
  const [asking, setAsking] = useState<'cancel' | 'complete'>();
  const [toTell, setToTell] = useState<Status>();
  const choice = useHeldChoice(async (status: Status) => {
    if (status === lead.status) return;
    setToTell(undefined);
    if ((await save({ status })) && templateOfStatus[status]) setToTell(status);
  });
  const questionOf = (status: Status) => {
    if (visitsCalledOff(lead, { status }).length > 0) return 'cancel';
    return status === 'COMPLETED' && lead.status !== 'COMPLETED' ? 'complete' : undefined;
  };
  // Asked right away, even in the middle of key presses: the question cannot wait until the lead is closed.
  const choose = (status: Status) => {
    const question = questionOf(status);
    if (!question) return choice.take(status);
    choice.drop();
    setAsking(question);
  };
  const close = () => setAsking(undefined);
  return (
    <>
      <Field
        id="status"
        label="Status"
        className="f6"
        mark={
          choice.held === undefined ? (
            <SavedMark desk={desk} field="status" />
          ) : (
            <span className="saved saved--wait">Press Enter to save</span>
          )
        }
      >
        {(control) => (
          <select
            {...control}
            name="status"
            value={choice.held ?? lead.status}
            onKeyDown={choice.onKeyDown}
            onBlur={choice.commit}
            onChange={({ target }) => isStatus(target.value) && choose(target.value)}
          >
            {statuses.map((status) => (
              <option key={status} value={status}>
                {statusLabels[status]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {toTell === lead.status && (
        <WriteAboutStatus desk={desk} status={toTell} onClose={() => setToTell(undefined)} />
      )}
      <CancelAppointment desk={desk} open={asking === 'cancel'} onClose={close} />
      <CompleteJob desk={desk} open={asking === 'complete'} onClose={close} />
    </>
  );
}
