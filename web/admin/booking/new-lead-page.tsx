import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FoundCustomer, SeenCustomer } from '#domain/customer/seen-customer.ts';
import { Icon } from '../../components/icon.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';
import { LoadFailed } from '../load-failed.tsx';
import { NewLeadForm } from './new-lead-form.tsx';
import '../../styles/admin-choice.css';
import '../../styles/admin-new-lead.css';

const foundOf = (customer: SeenCustomer, jobs: number): FoundCustomer => ({
  leads: customer.lead_ids.length,
  id: customer.id,
  name: customer.name,
  jobs,
  emails: customer.emails,
  phones: customer.phones,
  boats: customer.boats.map(({ id, name, type, length_ft, berth: { marina, slip } }) => ({
    id,
    ...(name !== undefined && { name }),
    ...(type !== undefined && { type }),
    ...(length_ft !== undefined && { length_ft }),
    ...(marina !== undefined && { marina }),
    ...(slip !== undefined && { slip }),
  })),
});

/** A lead by hand: somebody called, or stood on the dock. */
export function NewLeadPage() {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const id = params.get('customer') ?? undefined;
  const place = ['new-lead', id ?? '', params.get('draft') ?? key].join(':');
  const { data, isError, refetch } = useQuery({
    queryKey: keys.customer(id ?? ''),
    queryFn: ({ signal }) => callAdmin('admin-customer', { id: id ?? '' }, { signal }),
    enabled: id !== undefined,
    meta: { failure: 'Couldn’t load this customer.' },
  });
  const isReady = id === undefined || data !== undefined;
  return (
    <>
      <PageHead title="New lead" description="A lead by hand." path="/admin/new-lead" noindex />
      <main id="main" className="adm-sheet wrap" tabIndex={-1}>
        <div className="sheet__head">
          <button
            type="button"
            className="icon-btn"
            aria-label="Close without saving"
            onClick={() => (key === 'default' ? navigate('/adminka') : navigate(-1))}
          >
            <Icon name="close" />
          </button>
          <div>
            <h1>New lead</h1>
            <p className="quiet">A name and one way to reach them will do.</p>
          </div>
        </div>
        {isReady && (
          <NewLeadForm key={place} customer={data && foundOf(data.customer, data.sums.jobs)} place={place} />
        )}
        {!isReady && isError && <LoadFailed what="this customer" isStale={false} onRetry={() => refetch()} />}
        {!isReady && !isError && <p role="status">Loading the customer</p>}
      </main>
    </>
  );
}
