import type { LeadContext } from '../lead/lead-context.ts';

/** Says that an email to the customer could not be sent yet. */
export function LateMailNotice({ context }: { readonly context: LeadContext }) {
  if (context.mail_late_since === undefined) return null;
  return (
    <p className="notice lead__notice" role="status">
      <b>Their email hasn’t gone out yet.</b> It’s being tried again.
    </p>
  );
}
