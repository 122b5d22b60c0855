import { waxLasts } from '#domain/care/care-words.ts';
import { formatMonth } from '#domain/los-angeles.ts';
import { usePage } from '../page-state.ts';
import { CareTick } from './care-tick.tsx';

/** When the next coat of wax is due, and whether an email says so then. */
export function CarePanel() {
  const page = usePage();
  const { care } = page.lead;
  if (care?.due === undefined) return null;
  return (
    <section className="panel" id="care" tabIndex={-1} aria-labelledby="care-title">
      <h2 className="panel__title" id="care-title">
        {care.due <= page.now ? 'Wax is due' : `Next wax: ${formatMonth(care.due)}`}
      </h2>
      <p className="quiet">{waxLasts}</p>
      <CareTick care={care} page={page} onSaid={page.accept} />
    </section>
  );
}
