import { Link } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { moneyPath } from '../lead-path.ts';
import { monthAfter, monthNow, monthText } from './months.ts';

interface MonthPickerProps {
  readonly month: string;
  readonly now: string;
}

/** The months beside the one that is shown. None has begun after this one. */
export function MonthPicker({ month, now }: MonthPickerProps) {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <nav className="mo-when" aria-label="Month">
      <Link className="icon-btn" to={moneyPath(before)} aria-label={monthText(before)}>
        <Icon name="left" />
      </Link>
      <b aria-live="polite">{monthText(month)}</b>
      {after <= monthNow(now) ? (
        <Link className="icon-btn" to={moneyPath(after)} aria-label={monthText(after)}>
          <Icon name="right" />
        </Link>
      ) : (
        <span className="icon-btn mo-when__end" aria-hidden="true">
          <Icon name="right" />
        </span>
      )}
    </nav>
  );
}
