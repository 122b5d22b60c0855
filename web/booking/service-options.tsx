import type { KeyboardEvent, MouseEvent } from 'react';
import { useRef } from 'react';
import { estimateText, formatDollars, packageRateText } from '#domain/price/estimates.ts';
import { defaultPackageId, type Package, packageOfId } from '#domain/price/packages.ts';
import type { PriceAgain } from '#domain/price/price-again.ts';
import { PackageFlag } from '../components/package-flag.tsx';
import { Picture } from '../components/picture.tsx';
import { type PackageCard, useBlurbs, useCards } from '../content/content.tsx';
import { Problem } from './field.tsx';

interface ServiceOptionProps {
  readonly pkg: PackageCard;
  readonly lengthFt: number | undefined;
  readonly again: PriceAgain | undefined;
  readonly blurb: string | undefined;
}

function ServiceOption({ pkg, lengthFt, again, blurb }: ServiceOptionProps) {
  const told = again?.requested_service === pkg.id ? again : undefined;
  const estimate = told ? `~${formatDollars(told.dollars)}` : estimateText(pkg, lengthFt);
  const id = `service-${pkg.id}`;
  return (
    <label className="opt">
      <span className="opt__pic">
        <Picture
          name={`package-${pkg.id}`}
          sizes="(min-width: 68rem) 15rem, (min-width: 48rem) 12rem, 7rem"
          alt=""
        />
      </span>
      <span className="opt__body">
        <span className="opt__title">
          <PackageFlag id={pkg.id} size="1.5rem" />
          <b id={id}>{pkg.title}</b>
          <input
            type="radio"
            name="packageId"
            value={pkg.id}
            defaultChecked={pkg.id === defaultPackageId}
            aria-labelledby={id}
            aria-describedby={`${id}-more`}
          />
        </span>
        <span className="opt__more" id={`${id}-more`}>
          {pkg.badge && <span className="card__badge">{pkg.badge}</span>}
          <span className="opt__blurb">{blurb}</span>
          <span className="opt__rate num">
            {packageRateText(pkg)}
            <span className="opt__estimate">
              {estimate && (
                <>
                  <b>{estimate}</b>{' '}
                  {told && told.dollars === told.last ? 'as last time' : `at ${lengthFt} ft`}
                </>
              )}
            </span>
          </span>
        </span>
      </span>
    </label>
  );
}

interface ServiceOptionsProps {
  readonly lengthFt: number | undefined;
  readonly again: PriceAgain | undefined;
  /** Called on click, Enter or Space; arrow keys only move between cards. */
  readonly onTake: (pkg: Package) => void;
}

export function ServiceOptions({ lengthFt, again, onTake }: ServiceOptionsProps) {
  const [packages, blurbs] = [useCards(), useBlurbs()];
  const byArrow = useRef(false);
  const keyDown = (event: KeyboardEvent) => {
    byArrow.current = event.key.startsWith('Arrow');
    if (event.key === ' ') event.preventDefault();
  };
  // Browsers differ in whether Space on a checked radio button fires a click; here it always counts.
  const keyUp = (event: KeyboardEvent) => {
    byArrow.current = false;
    if (event.key !== ' ' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.target.click();
  };
  // Browsers report an arrow key selection as a click, too.
  const click = ({ target }: MouseEvent) => {
    const taken = target instanceof HTMLInputElement ? packageOfId(target.value) : undefined;
    if (taken && !byArrow.current) onTake(taken);
  };
  return (
    <div
      className="opts"
      role="radiogroup"
      aria-labelledby="step-1"
      onClick={click}
      onKeyDown={keyDown}
      onKeyUp={keyUp}
    >
      {packages.map((pkg) => (
        <ServiceOption key={pkg.id} pkg={pkg} lengthFt={lengthFt} again={again} blurb={blurbs?.[pkg.id]} />
      ))}
      <Problem name="packageId" />
    </div>
  );
}
