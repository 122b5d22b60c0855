import { Link } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { serviceText } from '#domain/lead-words.ts';
import { formatNearTime } from '#domain/los-angeles.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { Icon } from '../../components/icon.tsx';
import { PackageFlag } from '../../components/package-flag.tsx';
import { serverNow } from '../data/server-clock.ts';
import type { LoadedLead } from '../data/use-lead.ts';

interface FinishHeadProps {
  readonly lead: Lead;
  readonly title: string;
  readonly visit: Visit | undefined;
  readonly boat: LoadedLead['links']['boat'];
}

function soonOf({ record }: Lead, visit: Visit | undefined): string {
  if (record) return `Receipt ${record.number}`;
  if (visit?.status !== 'underway') return 'Finish the job';
  return `Underway since ${formatNearTime(visit.started_at ?? visit.start, serverNow())}`;
}

export function FinishHead({ lead, title, visit, boat }: FinishHeadProps) {
  const { requested_service: service } = lead;
  const slip = boat?.berth.slip && `${boat.name ? 'slip' : 'Slip'} ${boat.berth.slip}`;
  const place = [boat?.name, slip].filter(Boolean).join(', ');
  const what = [service && serviceText(lead), place].filter(Boolean).join('. ');
  return (
    <header className="fin__head on-ink">
      <Link className="fin__back" to="/adminka" aria-label="Back to Today">
        <Icon name="left" />
      </Link>
      <div>
        <p className="soon">{soonOf(lead, visit)}</p>
        <h1>{title}</h1>
        {what !== '' && <p className="what">{what}</p>}
      </div>
      <PackageFlag id={service} size="2.5rem" />
    </header>
  );
}
