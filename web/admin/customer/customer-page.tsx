import { useEffect, useRef, useState } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { serverNow } from '../data/server-clock.ts';
import { LoadFailed } from '../load-failed.tsx';
import { BoatsSection } from './boats-section.tsx';
import { CustomerHead } from './customer-head.tsx';
import { CustomerMessages } from './customer-messages.tsx';
import { CustomerSums } from './customer-sums.tsx';
import { JobsSection } from './jobs-section.tsx';
import { PageAddress } from './page-address.tsx';
import { PersonForm } from './person-form.tsx';
import { PlansSection } from './plans-section.tsx';
import { type LoadedCustomer, type SaveCustomer, useCustomer } from './use-customer.ts';
import '../../styles/admin-customer.css';

export function CustomerPage({ id }: { readonly id: string }) {
  const { data, state, isStale, reload, save } = useCustomer(id);
  return (
    <>
      <PageHead
        title={data?.customer.name ?? 'Customer'}
        description="A customer."
        path={`/admin/customers/${id}`}
        noindex
      />
      <main id="main" className="wrap" tabIndex={-1}>
        {isStale && <LoadFailed what="the newest state" isStale onRetry={reload} />}
        {data && <Loaded loaded={data} save={save} />}
        {!data && (
          <div className="page-head">
            <h1>{state === 'gone' ? 'Customer not found' : 'Customer'}</h1>
          </div>
        )}
        {state === 'gone' && (
          <p className="blank">This customer may have been erased, or the address is wrong.</p>
        )}
        {state === 'failed' && <LoadFailed what="this customer" isStale={false} onRetry={reload} />}
        {state === 'loading' && (
          <div role="status" aria-label="Loading the customer">
            <span className="bone bone--block" />
            <span className="bone bone--block" />
          </div>
        )}
      </main>
    </>
  );
}

function Loaded({ loaded, save }: { readonly loaded: LoadedCustomer; readonly save: SaveCustomer }) {
  const { customer } = loaded;
  const [isEditing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  const page = useRef<HTMLDivElement>(null);
  const now = serverNow();
  useEffect(() => {
    if (wasEditing.current && !isEditing) {
      page.current?.querySelector<HTMLElement>('[data-edits="person"]')?.focus();
    }
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <div ref={page}>
      <CustomerHead loaded={loaded} now={now} isEditing={isEditing} onEdit={() => setEditing(true)} />
      <CustomerSums loaded={loaded} now={now} />
      <div className="cust">
        <div className="cust__main">
          <BoatsSection loaded={loaded} save={save} now={now} />
          <PlansSection loaded={loaded} now={now} />
          <JobsSection loaded={loaded} now={now} />
          <CustomerMessages loaded={loaded} now={now} />
        </div>
        <section className="cust__side" aria-labelledby="person">
          <h2 id="person">{isEditing ? 'Contact and note' : 'Private note'}</h2>
          {isEditing ? (
            <PersonForm customer={customer} save={save} onClose={() => setEditing(false)} />
          ) : (
            <>
              <p className="cust__note">{customer.note ?? 'Nothing noted.'}</p>
              <button type="button" className="adm-link" onClick={() => setEditing(true)}>
                Edit note
              </button>
            </>
          )}
          {customer.has_page && <PageAddress id={customer.id} />}
        </section>
      </div>
    </div>
  );
}
