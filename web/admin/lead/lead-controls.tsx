import { AppointmentFields } from './appointment-fields.tsx';
import type { LeadDesk } from './lead-desk.ts';
import { MailButtons } from './mail-buttons.tsx';
import { NotesField } from './notes-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { StatusField } from './status-field.tsx';

export function LeadControls({ desk }: { readonly desk: LeadDesk }) {
  return (
    <section className="lead__sec" aria-label="Admin controls">
      <div className="fields">
        <StatusField desk={desk} />
        <PriceFields desk={desk} />
        <AppointmentFields desk={desk} />
        <NotesField desk={desk} />
      </div>
      <MailButtons desk={desk} />
    </section>
  );
}
