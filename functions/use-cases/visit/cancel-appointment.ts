import { randomUUID } from 'node:crypto';
import { cancellationSent } from '#domain/lead/cancellation.ts';
import type { Pricer } from '#domain/lead/lead-edit.ts';
import type { LeadUpdate } from '#domain/lead/lead-update.ts';
import type { Lead } from '#domain/lead.ts';
import { visitsCalledOff } from '#domain/visit/appointment.ts';
import { cancelVisits } from '#domain/visit/visit-changes.ts';
import { visitsCanceledMail } from '../../mail/cancellation-mail.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { optionalKey } from '../../runtime/idempotency-key.ts';
import { mailOnce } from '../mail/mail-once.ts';

interface Cancellation {
  readonly changes: LeadUpdate;
  /** In the owner's words to the customer. */
  readonly why?: string | undefined;
}

/** Cancels a lead whose customer knows of the appointment: emails first, then writes. Without a key it is an act of its own. */
export function cancelAppointment(
  lead: Lead,
  { changes, why }: Cancellation,
  call: AdminCall & Pricer,
): Promise<Lead> {
  const idempotencyKey = optionalKey(call.idempotencyKey) ?? randomUUID();
  return mailOnce(
    {
      lead,
      kind: 'cancellation',
      request: { ...changes, ...(why && { why }) },
      prepare: (fresh) => {
        const visits = visitsCalledOff(fresh, changes);
        if (visits.length === 0) {
          throw new AppError('conflict', 'The appointment was canceled in the meantime.');
        }
        return {
          mail: visitsCanceledMail(fresh, cancelVisits(visits, call.now, why).visits, call.now),
          change: (newest) => cancellationSent(newest, { changes, why }, call),
        };
      },
      failure: 'Failed to send cancellation email',
    },
    { ...call, idempotencyKey },
  );
}
