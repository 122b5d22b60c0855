import { formatHours } from '#domain/los-angeles.ts';
import { areaOfSlug } from '#domain/place/areas.ts';
import { Icon } from '../../components/icon.tsx';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useNames } from '../../content/content.tsx';
import type { Movable } from '../visit/movable.ts';
import { LeadAnchor } from './lead-anchor.tsx';
import { shortDay } from './week-days.ts';

const windowTexts = { morning: 'morning', afternoon: 'afternoon', flexible: 'any time' } as const;

/** `Tue, Mar 23, morning`. */
export const wishText = ({ wish }: Movable, today: string): string =>
  wish ? `${shortDay(wish.day, today)}${wish.window ? `, ${windowTexts[wish.window]}` : ''}` : '';

export interface AskedDaysProps {
  readonly wishes: readonly Movable[];
  readonly today: string;
  readonly onFind: (movable: Movable) => void;
}

export function AskedDays({ wishes, today, onFind }: AskedDaysProps) {
  const names = useNames();
  return (
    <ul className="cal-asked">
      {wishes.map((wish) => (
        <li key={wish.key} className="cal-ask" data-wish={wish.key}>
          {wish.service ? (
            <span title={names[wish.service].title}>
              <PackageFlag id={wish.service} />
              <span className="vh">{names[wish.service].title}</span>
            </span>
          ) : (
            <span />
          )}
          <LeadAnchor leadId={wish.leadId} className="cal-ask__name">
            {wish.name}
          </LeadAnchor>
          <Icon name="grip" />
          <p>
            {wishText(wish, today)}
            <br />
            <small>{[formatHours(wish.hours), areaOfSlug(wish.area)?.name].filter(Boolean).join(', ')}</small>
          </p>
          <button type="button" className="adm-link" data-move={wish.key} onClick={() => onFind(wish)}>
            Find a time<span className="vh"> for {wish.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
