import type { LeadContext } from '../lead/lead-context.ts';
import { PriceFields } from '../offer/price-fields.tsx';
import { AppointmentFields } from '../visit/appointment-fields.tsx';
import { MailButtons } from './mail-buttons.tsx';
import { NotesField } from './notes-field.tsx';
import { StatusField } from './status-field.tsx';

export function LeadControls({ context }: { readonly context: LeadContext }) {
  return (
    <section className="lead__sec" aria-label="Admin controls">
      <div className="fields">
        <StatusField context={context} />
        <PriceFields context={context} />
        <AppointmentFields context={context} />
        <NotesField context={context} />
      </div>
      <MailButtons context={context} />
    </section>
  );
}
