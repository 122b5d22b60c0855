import { skipToken, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Today } from '#domain/today/todays-visit.ts';
import { keys } from '../data/keys.ts';
import { leadPath } from '../lead-path.ts';

/** Where the latest leads would stand without a line: those that this device has, which are the days' own. */
export function LeadsHere() {
  const { data: today } = useQuery<Today>({ queryKey: keys.today, queryFn: skipToken });
  const here = new Map(today?.visits.map(({ lead_id, name }) => [lead_id, name]));
  return (
    <p className="blank" role="status">
      <span>
        No signal, so your latest leads can’t load yet.
        {here.size > 0 && ' On this device: '}
        {[...here].map(([id, name], place) => (
          <Fragment key={id}>
            {place > 0 && ', '}
            <Link to={leadPath(id)}>{name}</Link>
          </Fragment>
        ))}
        {here.size > 0 && '.'}
      </span>
    </p>
  );
}
