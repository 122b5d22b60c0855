import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { aboutDollars, estimateDollars, formatDollars } from '#domain/price/estimates.ts';
import { Icon } from '../../components/icon.tsx';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useNames } from '../../content/content.tsx';
import { FarChange } from './far-change.tsx';
import { PriceExamples } from './price-examples.tsx';
import { exampleFeet, rateText } from './rate-text.ts';
import { type PriceFieldProps, usePriceField } from './use-price-field.ts';

const stepBy = 0.5;
const exampleAt = (ratePerFoot: number) => formatDollars(estimateDollars({ ratePerFoot }, exampleFeet));

interface PriceSetProps extends PriceFieldProps {
  readonly contest: ReactNode;
}

interface PriceRowProps extends PriceSetProps {
  readonly isFloor: boolean;
  readonly startsOpen: boolean;
}

/** One service's price per foot, and what it costs at three lengths, now and then. */
export function PriceRow({ startsOpen, isFloor, ...props }: PriceRowProps) {
  const names = useNames();
  const { id, draft, published } = props;
  const [isOpen] = useState(startsOpen);
  const [now, then] = [published[id], draft[id]];
  return (
    <details className="price" open={isOpen}>
      <summary>
        <PackageFlag id={id} />
        <h2>{names[id].title}</h2>
        {then !== now && <span className="badge badge--draft">Draft</span>}
        <span className="num">{rateText(then)} per ft</span>
        <Icon name="down" />
      </summary>
      <PriceField {...props} />
      <p className="quiet">
        For {exampleFeet} ft, estimates say “
        {aboutDollars({ priceIsFloor: isFloor }, estimateDollars({ ratePerFoot: then }, exampleFeet))}”, since
        this {isFloor ? 'is' : 'isn’t'} a minimum price.{' '}
        <Link to="/admin/site/packages">Change that in Services</Link>
      </p>
      {then !== now && <PriceExamples now={now} then={then} />}
    </details>
  );
}

function PriceField({ contest, ...props }: PriceSetProps) {
  const names = useNames();
  const { id, draft, published } = props;
  const now = published[id];
  const { text, asked, problem, keep, take, step, type, commit } = usePriceField(props);
  const isAsNow = draft[id] === now && text === rateText(now);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text === rateText(draft[id])) props.onSave(draft[id]);
    else commit();
  };
  return (
    <form className="price__set" onSubmit={onSubmit}>
      <button type="button" aria-label="50 cents less" onClick={() => step(-stepBy)}>
        <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
        </svg>
      </button>
      <input
        inputMode="decimal"
        aria-label={`${names[id].title}, dollars per foot`}
        aria-invalid={problem !== undefined}
        value={text}
        onChange={({ target }) => type(target.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={commit}
      />
      <button type="button" aria-label="50 cents more" onClick={() => step(stepBy)}>
        <Icon name="plus" />
      </button>
      {isAsNow ? (
        <p className="quiet">Taps go by 50 cents, or type it.</p>
      ) : (
        <p>
          <span>On the site now: {rateText(now)}</span>
          <button type="button" className="adm-link" onClick={() => take(now)}>
            Back to {rateText(now)}
          </button>
        </p>
      )}
      {contest && <div className="err">{contest}</div>}
      {problem && (
        <p className="err" role="alert">
          Not saved. {problem}
        </p>
      )}
      {asked !== undefined && (
        <FarChange
          asked={`${rateText(asked)} a foot`}
          words={`A ${exampleFeet} ft boat would cost ${exampleAt(asked)} instead of ${exampleAt(now)}.`}
          value={rateText(asked)}
          onKeep={() => keep(asked)}
        />
      )}
    </form>
  );
}
