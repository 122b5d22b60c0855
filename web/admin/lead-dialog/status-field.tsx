import { useState } from 'react';
import { templateOfStatus } from '#domain/message/message-templates.ts';
import { isSkipped } from '#domain/plan/is-skipped.ts';
import { isStatus, type Status, statuses, statusText } from '#domain/statuses.ts';
import { activeVisits } from '#domain/visit/visit.ts';
import { Field } from '../field.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { SavedMark } from '../lead/saved-mark.tsx';
import { usePendingChoice } from '../lead/use-pending-choice.ts';
import { WriteAboutStatus } from '../message/write-about-status.tsx';
import { CancelAppointment } from '../visit/cancel-appointment.tsx';
import { CompleteJob } from './complete-job.tsx';

/** Any status may be set at any time; those that tell the customer are confirmed first. */
export function StatusField({ context }: { readonly context: LeadContext }) {
  const { lead, save } = context;
  const [asking, setAsking] = useState<'cancel' | 'complete'>();
  const [toTell, setToTell] = useState<Status>();
  const choice = usePendingChoice(async (status: Status) => {
    if (status === lead.status) return;
    setToTell(undefined);
    if ((await save({ status })) && templateOfStatus[status]) setToTell(status);
  });
  const questionOf = (status: Status) => {
    if (status === 'CANCELED' && activeVisits(lead.visits).length > 0) return 'cancel';
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
          choice.pending === undefined ? (
            <SavedMark context={context} field="status" />
          ) : (
            <span className="saved saved--wait">Press Enter to save</span>
          )
        }
      >
        {(control) => (
          <select
            {...control}
            name="status"
            value={choice.pending ?? lead.status}
            onKeyDown={choice.onKeyDown}
            onBlur={choice.commit}
            onChange={({ target }) => isStatus(target.value) && choose(target.value)}
          >
            {statuses.map((status) => (
              <option key={status} value={status}>
                {statusText({ status, skipped: status === lead.status && isSkipped(lead) })}
              </option>
            ))}
          </select>
        )}
      </Field>
      {toTell === lead.status && (
        <WriteAboutStatus context={context} status={toTell} onClose={() => setToTell(undefined)} />
      )}
      <CancelAppointment context={context} open={asking === 'cancel'} onClose={close} />
      <CompleteJob context={context} open={asking === 'complete'} onClose={close} />
    </>
  );
}
