import { skipToken, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Today } from '#domain/today/todays-visit.ts';
import { useRestored } from '../data/kept.ts';
import { keys } from '../data/keys.ts';
import { useServerNow } from '../data/server-clock.ts';
import { leadPath } from '../lead-path.ts';
import { asOfText } from '../when.ts';

/** Where the latest leads would stand without a line: those that this device has, which are the days' own. */
export function LeadsHere() {
  useRestored(keys.today);
  const { data: today } = useQuery<Today>({ queryKey: keys.today, queryFn: skipToken });
  const now = useServerNow();
  const here = new Map(today?.visits.map(({ lead_id, name }) => [lead_id, name]));
  return (
    <p className="blank" role="status">
      <span>
        No signal, so your leads can’t load yet.
        {here.size > 0 && ' On this device: '}
        {[...here].map(([id, name], place) => (
          <Fragment key={id}>
            {place > 0 && ', '}
            <Link to={leadPath(id)}>{name}</Link>
          </Fragment>
        ))}
        {today && here.size > 0 && `. ${asOfText(today.now, now)}.`}
      </span>
    </p>
  );
}
