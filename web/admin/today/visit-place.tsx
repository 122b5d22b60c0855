import { Link } from 'react-router-dom';
import { placeToldText } from '#domain/customer/told-place.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { placeMissingText } from '#domain/visit/place-words.ts';
import { Icon } from '../../components/icon.tsx';
import { GateCode } from '../lead/gate-code.tsx';
import { mapsLink } from '../lead/maps-link.ts';
import { smsHref } from '../lead/sms-href.ts';
import { openedHere } from '../lead/use-open-lead.ts';
import { leadPath, photosPath } from '../lead-path.ts';
import { FoundWork } from './found-work.tsx';
import { destinationOf, placeTitle } from './today-words.ts';
import { visitText } from './visit-texts.ts';

interface VisitPlaceProps {
  readonly visit: TodayVisit;
  readonly now: string;
}

export function VisitPlace({ visit, now }: VisitPlaceProps) {
  const { address, berth, phone, has_gate_code, is_place_told, missing_place } = visit;
  const title = placeTitle(visit);
  const missing = missing_place && `${placeMissingText[missing_place]}.`;
  const known = title || address;
  const directions = mapsLink(destinationOf(visit));
  return (
    <div className="blk full">
      <div className="place">
        <p>
          {known !== undefined && <b>{known}</b>}
          {title !== '' && address !== undefined && <span>{address}</span>}
          {berth.dock !== undefined && !address?.split(', ').includes(berth.dock) && (
            <span>{berth.dock}</span>
          )}
          {missing !== undefined && <span className="warn">{missing}</span>}
          {berth.parking !== undefined && <span className="quiet">{berth.parking}</span>}
          {is_place_told && (
            <span className="warn">
              {placeToldText}.{' '}
              <Link className="adm-link" to={leadPath(visit.lead_id)} state={openedHere}>
                See what they wrote
              </Link>
            </span>
          )}
        </p>
        {berth.slip !== undefined && (
          <p className="slip hull">
            <small>Slip</small>
            {berth.slip}
          </p>
        )}
      </div>
      <div className="quick">
        {directions !== undefined && (
          <a className="btn btn--quick" href={directions} target="_blank" rel="noreferrer">
            <Icon name="directions" />
            Directions
          </a>
        )}
        {phone !== undefined && (
          <a className="btn btn--quick" href={smsHref(phone, visitText(visit, now))}>
            <Icon name="text" />
            Text
          </a>
        )}
        {has_gate_code && <GateCode leadId={visit.lead_id} look="button" />}
        {visit.status === 'underway' && (
          <FoundWork visit={visit} className="btn btn--quick">
            <Icon name="plus" />
            Extra work
          </FoundWork>
        )}
        {visit.status === 'underway' && (
          <Link className="btn btn--quick" to={photosPath(visit.lead_id)}>
            <Icon name="camera" />
            Photos
          </Link>
        )}
      </div>
    </div>
  );
}
