import { useId } from 'react';
import { capitalized, listed } from '#domain/plain-text.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { unbroken } from '../../components/unbroken.ts';

/** What the customer ticked, where nobody has noted the fitting. */
const tickText = (has: boolean): string => (has ? 'At the boat' : 'None at the boat');

/** With what they said before this visit. */
function hookupText(fitting: string | undefined, has: boolean | undefined, isOn: boolean | null = null) {
  const known = fitting ?? (has === undefined ? undefined : tickText(has));
  const none = 'they said there’s none for this visit';
  if (isOn === false) return known === undefined ? capitalized(none) : `${known}, but ${none}`;
  return known ?? 'Not known yet';
}

export function VisitHookups({ visit }: { readonly visit: TodayVisit }) {
  const headingId = useId();
  const { berth, has_water, has_power, bring, notes, ready } = visit;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Water', hookupText(berth.water, has_water, ready?.water)],
    ['Power', hookupText(berth.power, has_power, ready?.power)],
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
