import { useEffect, useState } from 'react';
import { isFiltered, type LeadQuery, noFilter } from './lead-query.ts';
import { LeadsTable, LeadsTableBones } from './leads-table.tsx';
import { pageSize } from './page-size.ts';
import { Pager } from './pager.tsx';
import type { ChangeQuery } from './use-lead-query.ts';
import type { Leads } from './use-leads.ts';

/** Milliseconds after which a load counts as slow and is explained. */
const slowAfter = 3000;

function useIsSlow(loading: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [loading]);
  return slow;
}

interface LeadsListProps {
  readonly leads: Leads;
  readonly query: LeadQuery;
  readonly change: ChangeQuery;
  readonly openId: string | undefined;
}

/** The table with its pages, or what stands in its place: bones, nothing found, no answer. */
export function LeadsList({ leads: { page, state, reload }, query, change, openId }: LeadsListProps) {
  const slow = useIsSlow(state === 'loading');
  return (
    <section className="desk__list" aria-label="Leads" aria-busy={state === 'loading'}>
      <p className="desk__slow" role="status">
        {slow && 'Still loading. The first look of the day takes some seconds.'}
      </p>
      <p className="vh" role="status">
        {page && state !== 'loading' && `${page.total} ${page.total === 1 ? 'lead' : 'leads'} found`}
      </p>
      {state === 'failed' && (
        <div className="blank blank--error" role="alert">
          <p>
            <b>The leads could not be loaded.</b>{' '}
            {page ? 'What you see is from before.' : 'Check the connection, then try again.'}
          </p>
          <button type="button" className="btn btn--line btn--small" onClick={reload}>
            Try again
          </button>
        </div>
      )}
      {!page && state === 'loading' && <LeadsTableBones />}
      {page && page.leads.length > 0 && (
        <>
          <LeadsTable
            leads={page.leads}
            caption={`Leads, page ${query.page} of ${Math.ceil(page.total / pageSize)}`}
            openId={openId}
            onRestored={reload}
          />
          <Pager page={query.page} total={page.total} onPage={(next) => change({ page: next })} />
        </>
      )}
      {page && page.leads.length === 0 && <NoLeads query={query} change={change} total={page.total} />}
    </section>
  );
}

interface NoLeadsProps {
  readonly query: LeadQuery;
  readonly change: ChangeQuery;
  readonly total: number;
}

function NoLeads({ query, change, total }: NoLeadsProps) {
  if (total > 0) {
    return (
      <div className="blank">
        <p>There is no page {query.page}.</p>
        <button type="button" className="btn btn--line btn--small" onClick={() => change({ page: 1 })}>
          Back to page 1
        </button>
      </div>
    );
  }
  if (isFiltered(query)) {
    return (
      <div className="blank">
        <p>No lead matches these filters.</p>
        <button type="button" className="btn btn--line btn--small" onClick={() => change(noFilter)}>
          Clear filters
        </button>
      </div>
    );
  }
  if (query.quarantined) {
    return (
      <div className="blank">
        <p>The quarantine is empty. Requests that look like spam wait here for 30 days.</p>
      </div>
    );
  }
  return (
    <div className="blank">
      <p>No leads yet. New requests appear here as soon as they are sent.</p>
    </div>
  );
}
