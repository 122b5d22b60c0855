import { capitalized } from '#domain/plain-text.ts';
import type { PriceAgain } from '#domain/price/price-again.ts';
import { againText } from '#domain/price/price-words.ts';
import type { KnownEarlier } from './again.ts';
import { FieldGroup } from './field-group.tsx';

interface KnownFieldsProps {
  readonly earlier: KnownEarlier;
  /** Of the chosen service, where it is last time's. */
  readonly again: PriceAgain | undefined;
  /** As it is typed above the services. */
  readonly typedLength: string;
  readonly onStartFresh: () => void;
}

/** Who books again, and which boat: masked, for anyone may have come by the link. */
export function KnownFields({ earlier, again, typedLength, onStartFresh }: KnownFieldsProps) {
  const { slug, first_name, mailed_to, phone_end, boat_type, city } = earlier;
  const known = [
    ['You', first_name],
    ['Email', mailed_to],
    ['Phone', `ends in ${phone_end}`],
    ['Boat', `${boat_type}, ${typedLength.trim()} ft`],
    ['Where', city],
    ['Price', again && capitalized(againText(again))],
  ].filter(([, value]) => value);
  return (
    <FieldGroup
      id="group-known"
      title={`Welcome back, ${first_name}`}
      note={<p className="group__note">Something new, like another slip? Tell us in the notes below.</p>}
    >
      <div className="known">
        <input type="hidden" name="again" value={slug} />
        <input type="hidden" name="boatType" value={boat_type} />
        <input type="hidden" name="boatLengthFt" value={typedLength} />
        {earlier.wished && <input type="hidden" name="preferredStart" value={earlier.wished} />}
        {again && <input type="hidden" name="priceAgain" value={again.dollars} />}
        <dl className="known__facts">
          {known.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="small">
          We have your address and boat details from your last request. Notes don’t carry over, so tell us
          again about things like a gate code.
        </p>
        <button type="button" className="btn btn--line btn--small" onClick={onStartFresh}>
          Not you, or another boat? Start fresh
        </button>
      </div>
    </FieldGroup>
  );
}
