import { Link } from 'react-router-dom';
import { formatShortDay } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import type { UnbilledJob } from '#domain/record/money.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { useNames } from '../../content/content.tsx';
import { finishPath } from '../lead-path.ts';
import { LeadName } from './lead-name.tsx';
import { workText } from './money-words.ts';

interface UnbilledListProps {
  readonly jobs: readonly UnbilledJob[];
  readonly now: string;
}

/** Jobs that are done and have no receipt, each with the way to make it. */
export function UnbilledList({ jobs, now }: UnbilledListProps) {
  const names = useNames();
  if (jobs.length === 0) return null;
  return (
    <section className="mo-sec" aria-labelledby="unbilled">
      <div className="sec-head">
        <h2 id="unbilled">No receipt yet</h2>
        <span className="quiet">{counted(jobs.length, 'job')}, not in the sums above</span>
      </div>
      <ul className="wl">
        {jobs.map((job) => (
          <li className="mo-owe" key={job.lead_id}>
            {job.service ? <PackageFlag id={job.service} /> : <span />}
            <p>
              <b>
                <LeadName leadId={job.lead_id} name={job.name} />
              </b>
              <br />
              {workText(job, names)}. Done {formatShortDay(job.worked_at, now)}
            </p>
            <div className="mo-owe__acts">
              <Link className="btn btn--line btn--small" to={finishPath(job.lead_id)}>
                Make the receipt<span className="vh">, {job.name}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
