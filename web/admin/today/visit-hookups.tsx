import { useId } from 'react';
import { listed } from '#domain/plain-text.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { unbroken } from '../../components/unbroken.ts';

/** What the customer ticked, where nobody has noted the fitting. */
function tickText(has: boolean | undefined): string {
  if (has === undefined) return 'Not known yet';
  return has ? 'At the boat' : 'None at the boat';
}

export function VisitHookups({ visit }: { readonly visit: TodayVisit }) {
  const headingId = useId();
  const { berth, has_water, has_power, bring, notes } = visit;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Water', berth.water ?? tickText(has_water)],
    ['Power', berth.power ?? tickText(has_power)],
    ['Bring', unbroken(listed(bring)) || undefined],
    ['Notes', notes],
    ['Berth', berth.note],
  ];
  return (
    <section className="blk full" aria-labelledby={headingId}>
      <h3 id={headingId}>Hookups and what to bring</h3>
      <dl className="kv">
        {rows.map(
          ([term, text]) =>
            text !== undefined && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
