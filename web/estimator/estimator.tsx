import { useEffect, useId, useRef, useState } from 'react';
import { boatLength, commonLengths, estimateText, isBoatLength, packageRateText } from '#domain/estimates.ts';
import { type PackageId, packageList } from '#domain/packages.ts';
import { PackageFlag } from '../components/package-flag.tsx';
import { ScrollRegion } from '../components/scroll-region.tsx';
import { readStoredLength, storeLength } from './stored-length.ts';
import '../styles/forms.css';
import '../styles/estimator.css';

interface EstimatorProps {
  /** The package whose page this is: its row stands out. */
  readonly selected?: PackageId;
  /** Slug of the area whose page this is; the booking link remembers it. */
  readonly area?: string;
}

const parseLength = (text: string): number | undefined =>
  /^\d{1,3}(?:\.\d)?$/.test(text.trim()) ? Number(text) : undefined;

const bookingHref = (id: PackageId, area: string | undefined): string =>
  `/booking?package=${id}${area === undefined ? '' : `&area=${area}`}`;

/**
 * Estimates of all packages for the length that the visitor types, at once and without a reload; for
 * common lengths before anything is typed, also without JavaScript.
 */
export function Estimator({ selected, area }: EstimatorProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const id = useId();

  // The field may hold what was typed before the page came alive; else the remembered length goes in.
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
  const wrong = text.trim() !== '' && !fits;
  return (
    <div className="estimator">
      <div className="field estimator__field">
        <label htmlFor={`${id}length`}>Your boat’s length</label>
        <span className="hint" id={`${id}hint`}>
          {boatLength.min} to {boatLength.max} feet, bow to stern. Prices are before tax.
        </span>
        <span className="unit">
          <input
            ref={field}
            id={`${id}length`}
            name="lengthFt"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            aria-describedby={`${id}hint ${id}error`}
            aria-invalid={wrong}
            onInput={(event) => change(event.currentTarget.value)}
          />
          <i aria-hidden="true">ft</i>
        </span>
        <span className="err" id={`${id}error`} role="status">
          {wrong && `Boat length must be between ${boatLength.min} and ${boatLength.max} feet.`}
        </span>
      </div>
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
                  <th scope="col" key={common}>
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
            {packageList.map((pkg) => (
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
                  commonLengths.map((common) => <td key={common}>{estimateText(pkg, common)}</td>)
                )}
                <td>
                  <a className="tap" href={bookingHref(pkg.id, area)}>
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
