import { mailProblemLabels, mailProblemSentences } from '#domain/mail/mail-problems.ts';
import { EditField } from '../lead/edit-field.tsx';
import type { LeadContext } from '../lead/lead-context.ts';
import { TextTheCustomer } from '../message/text-the-customer.tsx';

const emailInput = { type: 'email', inputMode: 'email', spellCheck: false } as const;

/** Says that emails do not reach the customer, and lets the admin correct the address. */
export function MailProblemNotice({ context }: { readonly context: LeadContext }) {
  const { mail_problem } = context.lead;
  if (!mail_problem) return null;
  return (
    <div className="notice lead__notice mail-notice">
      <p role="status">
        <b>{mailProblemLabels[mail_problem]}.</b> {mailProblemSentences[mail_problem]}{' '}
        <TextTheCustomer context={context} />
      </p>
      <div className="fields">
        <EditField
          context={context}
          field="email"
          id="correct-address"
          span={6}
          label="Correct address"
          hint="Earlier emails won’t be sent again. An offer or appointment email includes the status link."
          input={emailInput}
        />
      </div>
    </div>
  );
}
