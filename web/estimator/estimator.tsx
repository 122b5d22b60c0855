import { useEffect, useRef, useState } from 'react';
import {
  commonLengths,
  estimateText,
  isBoatLength,
  packageRateText,
  parseLength,
} from '#domain/price/estimates.ts';
import type { PackageId } from '#domain/price/packages.ts';
import { PackageFlag } from '../components/package-flag.tsx';
import { ScrollRegion } from '../components/scroll-region.tsx';
import { usePackages } from '../content/content.tsx';
import { LengthField } from './length-field.tsx';
import { readStoredLength, storeLength } from './stored-length.ts';
import '../styles/forms.css';
import '../styles/estimator.css';

interface EstimatorProps {
  /** The current page's package; its row is highlighted. */
  readonly selected?: PackageId;
  /** Slug of the current page's area; carried along by the booking link. */
  readonly area?: string;
}

/** With service and length chosen, the first thing to do there is step 2. */
const bookingHref = (id: PackageId, area: string | undefined, hasLength: boolean): string =>
  `/booking?package=${id}${area === undefined ? '' : `&area=${area}`}${hasLength ? '#step-2' : ''}`;

/** Before a length is typed, and without JavaScript, it shows common lengths. */
export function Estimator({ selected, area }: EstimatorProps) {
  const packages = usePackages();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');

  // The field may hold what was typed before hydration; otherwise it gets the remembered length.
  useEffect(() => {
    const typed = field.current?.value || readStoredLength()?.toString() || '';
    if (field.current) field.current.value = typed;
    setText(typed);
  }, []);

  const change = (value: string) => {
    setText(value);
    const length = parseLength(value);
    if (length !== undefined && isBoatLength(length)) storeLength(length);
  };

  const length = parseLength(text);
  const fits = length !== undefined && isBoatLength(length);
  return (
    <div className="estimator">
      <LengthField ref={field} text={text} onType={change} />
      <ScrollRegion label="Estimates by service">
        <table className="estimator__table num" data-known={fits}>
          <caption className="vh">Estimates by service and boat length</caption>
          <thead>
            <tr>
              <th scope="col">Service</th>
              {fits ? (
                <th scope="col">Your {length} ft</th>
              ) : (
                commonLengths.map((common) => (
                  <th scope="col" key={common} data-length={common}>
                    {common} ft
                  </th>
                ))
              )}
              <th scope="col">
                <span className="vh">Book</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {packages.map((pkg) => (
              <tr key={pkg.id} aria-current={pkg.id === selected ? 'true' : undefined}>
                <th scope="row">
                  <span className="estimator__name">
                    <PackageFlag id={pkg.id} size="1.25rem" />
                    <span>
                      {pkg.title}
                      <small>{packageRateText(pkg)}</small>
                    </span>
                  </span>
                </th>
                {fits ? (
                  <td>
                    <b>{estimateText(pkg, length)}</b>
                  </td>
                ) : (
                  commonLengths.map((common) => (
                    <td key={common} data-length={common}>
                      {estimateText(pkg, common)}
                    </td>
                  ))
                )}
                <td>
                  <a className="tap" href={bookingHref(pkg.id, area, fits)}>
                    Book<span className="vh"> {pkg.title}</span>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
