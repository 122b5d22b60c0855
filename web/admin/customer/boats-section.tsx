import { useEffect, useRef, useState } from 'react';
import type { SeenBoat } from '#domain/customer/seen-customer.ts';
import { BoatCard } from './boat-card.tsx';
import { BoatForm } from './boat-form.tsx';
import { isAboutBoat, openOfBoat } from './open-of-boat.ts';
import type { LoadedCustomer, SaveCustomer } from './use-customer.ts';

interface BoatsSectionProps {
  readonly loaded: LoadedCustomer;
  readonly save: SaveCustomer;
  readonly now: string;
}

export function BoatsSection({ loaded, save, now }: BoatsSectionProps) {
  const { customer } = loaded;
  const [edited, setEdited] = useState<SeenBoat | 'new'>();
  const section = useRef<HTMLElement>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (edited) {
      last.current = edited === 'new' ? edited : edited.id;
      section.current?.querySelector<HTMLElement>('.boat-form input')?.focus();
      return;
    }
    section.current?.querySelector<HTMLElement>(`[data-edits="${last.current}"]`)?.focus();
  }, [edited]);

  const form = (boat: SeenBoat | undefined) => (
    <BoatForm
      key={boat?.id ?? 'new'}
      customer={customer}
      boat={boat}
      open={boat ? openOfBoat(loaded, boat.id, now) : []}
      save={save}
      onClose={() => setEdited(undefined)}
    />
  );
  return (
    <section aria-labelledby="boats" ref={section}>
      <div className="sec-head">
        <h2 id="boats">Boats and berths</h2>
        <button type="button" className="adm-link" data-edits="new" onClick={() => setEdited('new')}>
          Add a boat
        </button>
      </div>
      {customer.boats.length === 0 && edited !== 'new' && <p className="quiet">No boat yet.</p>}
      <div className="boats">
        {edited === 'new' && form(undefined)}
        {customer.boats.map((boat) =>
          edited !== 'new' && boat.id === edited?.id ? (
            form(boat)
          ) : (
            <BoatCard
              key={boat.id}
              boat={boat}
              leadId={leadOfBoat(loaded, boat, now)}
              onEdit={() => setEdited(boat)}
            />
          ),
        )}
      </div>
    </section>
  );
}

/** The lead of the boat's next visit, or of its last one. */
function leadOfBoat(loaded: LoadedCustomer, boat: SeenBoat, now: string): string | undefined {
  const ofBoat = loaded.visits.filter(
    ({ lead_id, status }) => status !== 'canceled' && isAboutBoat(loaded, lead_id, boat.id),
  );
  const near = (start: string) => Math.abs(Date.parse(start) - Date.parse(now));
  return ofBoat.sort((a, b) => near(a.start) - near(b.start))[0]?.lead_id;
}
