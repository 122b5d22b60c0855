import { useEffect, useRef, useState } from 'react';
import { counted } from '#domain/plain-text.ts';
import type { LeadQuery } from '../data/lead-query.ts';
import { useAsOf } from '../data/use-as-of.ts';
import type { Leads } from '../data/use-leads.ts';
import { Pager, pageSize } from '../frame/pager.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useOnline } from '../use-online.ts';
import { BulkQuarantine } from './bulk-quarantine.tsx';
import { LeadsHere } from './leads-here.tsx';
import { LeadsTable, LeadsTableSkeleton } from './leads-table.tsx';
import { NoLeads } from './no-leads.tsx';
import { useChosenLeads } from './use-chosen-leads.ts';
import type { ChangeQuery } from './use-lead-query.ts';

const slowAfterMs = 3000;

function useIsSlow(loading: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
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

export function LeadsList({
  leads: { page, loadedAt, state, reload },
  query,
  change,
  openId,
}: LeadsListProps) {
  const asOf = useAsOf(page && loadedAt);
  const isOnline = useOnline();
  const slow = useIsSlow(state === 'loading');
  const list = useRef<HTMLElement>(null);
  const chosen = useChosenLeads(page?.leads ?? []);
  const turnTo = (next: number) => {
    change({ page: next });
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section
      className="desk__list"
      aria-label="Leads"
      aria-busy={state === 'loading'}
      ref={list}
      tabIndex={-1}
    >
      <p className="desk__slow" role="status">
        {slow && 'Still loading...'}
      </p>
      <p className="vh" role="status">
        {page && state !== 'loading' && `${counted(page.total, 'lead')} found`}
      </p>
      {state === 'failed' && !page && !isOnline && <LeadsHere />}
      {state === 'failed' && (page || isOnline) && (
        <LoadFailed what="your leads" isStale={page !== undefined} asOf={asOf} onRetry={reload} />
      )}
      {page?.truncated && (
        <p className="notice desk__note">
          There are more leads than this list can hold. It shows the newest ones.
        </p>
      )}
      {!page && state === 'loading' && <LeadsTableSkeleton />}
      {page && page.leads.length > 0 && (
        <>
          {chosen.ids && <BulkQuarantine chosen={chosen.ids} onChooseAll={chosen.all} onDone={chosen.end} />}
          <LeadsTable
            leads={page.leads}
            caption={`Leads, page ${query.page} of ${Math.ceil(page.total / pageSize)}`}
            openId={openId}
            chosen={chosen}
          />
          <Pager page={query.page} total={page.total} onPage={turnTo} />
          {!query.quarantined && !chosen.ids && (
            <button type="button" className="adm-link" onClick={chosen.begin}>
              Select leads to quarantine
            </button>
          )}
        </>
      )}
      {page && page.leads.length === 0 && <NoLeads query={query} change={change} total={page.total} />}
    </section>
  );
}
