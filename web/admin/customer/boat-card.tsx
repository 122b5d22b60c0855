import type { SeenBoat } from '#domain/customer/seen-customer.ts';
import { Icon } from '../../components/icon.tsx';
import { Waterline } from '../../components/waterline.tsx';
import { GateCode } from '../lead/gate-code.tsx';
import { mapsLink } from '../lead/maps-link.ts';
import { BoatPicture, crestOf } from './boat-picture.tsx';
import { boatFacts, boatTitle, placeOf } from './customer-words.ts';

interface BoatCardProps {
  readonly boat: SeenBoat;
  /** The lead under which the gate code is read. */
  readonly leadId: string | undefined;
  readonly onEdit: () => void;
}

export function BoatCard({ boat, leadId, onEdit }: BoatCardProps) {
  const { berth } = boat;
  const facts = [
    ['Sold', boat.is_sold && 'No longer theirs'],
    ['Where', placeOf(boat)],
    ['Parking', berth.parking],
    ['Water', berth.water],
    ['Power', berth.power],
    ['Note', [berth.note, boat.note].filter(Boolean).join('\n') || undefined],
  ] as const;
  const directions = mapsLink(berth.address ?? berth.marina);
  return (
    <article className="boat" aria-label={boatTitle(boat)}>
      <div className="boat__air">
        <BoatPicture type={boat.type} />
      </div>
      <Waterline at={crestOf(boat.type)} below="ink" over />
      <div className="boat__id on-ink">
        <div>
          <h3>{boatTitle(boat)}</h3>
          <p>{boat.name ? boatFacts(boat) : boatFacts(boat).split(', ').slice(1).join(', ')}</p>
        </div>
        {berth.slip && (
          <p className="boat__slip hull">
            <small>Slip</small>
            {berth.slip}
          </p>
        )}
      </div>
      <dl className="boat__facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {boat.has_gate_code && (
          <div>
            <dt>Gate</dt>
            <dd>
              {leadId ? (
                <GateCode leadId={leadId} look="link" />
              ) : (
                'Set. It shows from 4 PM the day before a visit.'
              )}
            </dd>
          </div>
        )}
      </dl>
      <div className="boat__foot">
        {directions !== undefined && (
          <a className="btn btn--quick" href={directions} target="_blank" rel="noreferrer">
            <Icon name="directions" />
            Directions
            <span className="vh"> to {boatTitle(boat)}, opens a map</span>
          </a>
        )}
        <button type="button" className="btn btn--quick" data-edits={boat.id} onClick={onEdit}>
          Edit boat<span className="vh"> {boatTitle(boat)} and berth</span>
        </button>
      </div>
    </article>
  );
}
