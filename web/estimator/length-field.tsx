import type { Ref } from 'react';
import { useId } from 'react';
import { intakeMessages } from '#domain/booking/intake-texts.ts';
import { boatLength, isBoatLength, parseLength } from '#domain/price/estimates.ts';
import { beforeTax } from '#domain/price/price-words.ts';
import { tidyLength } from './tidy-length.ts';

interface LengthFieldProps {
  /** Uncontrolled: it may be typed into before hydration. */
  readonly ref: Ref<HTMLInputElement>;
  /** Its text after hydration. */
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** The boat length for a page's prices. Not part of any form. */
export function LengthField({ ref, text, onType }: LengthFieldProps) {
  const id = useId();
  const length = parseLength(text);
  const wrong = text.trim() !== '' && !(length !== undefined && isBoatLength(length));
  return (
    <div className="field length-field">
      <label htmlFor={`${id}length`}>Your boat’s length</label>
      <span className="hint" id={`${id}hint`}>
        {boatLength.min} to {boatLength.max} feet, bow to stern. Prices are {beforeTax}.
      </span>
      <span className="unit">
        <input
          ref={ref}
          id={`${id}length`}
          name="lengthFt"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          aria-describedby={`${id}hint ${id}error`}
          aria-invalid={wrong}
          onBlur={tidyLength}
          onInput={(event) => onType(event.currentTarget.value)}
        />
        <i aria-hidden="true">ft</i>
      </span>
      <span className="err" id={`${id}error`} role="status">
        {wrong && intakeMessages.length}
      </span>
    </div>
  );
}
