import { mailProblemLabels, mailProblemSentences } from '#domain/mail-problems.ts';
import { EditField } from './edit-field.tsx';
import type { LeadDesk } from './lead-desk.ts';
import { TextTheCustomer } from './text-the-customer.tsx';

const emailInput = { type: 'email', inputMode: 'email', spellCheck: false } as const;

/** Says that emails do not reach the customer, and lets the admin correct the address. */
export function MailProblemNotice({ desk }: { readonly desk: LeadDesk }) {
  const { mail_problem } = desk.lead;
  if (!mail_problem) return null;
  return (
    <div className="notice lead__claim mail-notice">
      <p role="status">
        <b>{mailProblemLabels[mail_problem]}.</b> {mailProblemSentences[mail_problem]}{' '}
        <TextTheCustomer desk={desk} />
      </p>
      <div className="fields">
        <EditField
          desk={desk}
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
