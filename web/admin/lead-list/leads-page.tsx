import { useRef } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { useLeads } from '../data/use-leads.ts';
import { loadLeadDialog } from '../late-parts.ts';
import { useOpenLead } from '../lead/use-open-lead.ts';
import { tellFailure } from '../tell.ts';
import { useLate } from '../use-late.ts';
import { useOnline } from '../use-online.ts';
import { ExportButton } from './export-button.tsx';
import { Filters } from './filters.tsx';
import { LeadsList } from './leads-list.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { useLeadQuery } from './use-lead-query.ts';
import { useListKeys } from './use-list-keys.ts';

export function LeadsPage() {
  const [query, change] = useLeadQuery();
  const leads = useLeads(query);
  const { id: openId, open, close } = useOpenLead();
  const LeadDialog = useLate(loadLeadDialog, openId !== undefined, (error) => {
    tellFailure(error, 'Couldn’t load this lead. Check your signal.');
    close();
  });
  const isOnline = useOnline();
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useListKeys(searchBox, list);

  return (
    <>
      <PageHead title="Leads" description="All requests and where they stand." path="/admin" noindex />
      <main id="main" className="wrap" tabIndex={-1}>
        <div className="adm-top">
          <h1>Leads</h1>
          <ExportButton query={query} />
        </div>
        {(leads.page || isOnline) && <SummaryCards page={leads.page} query={query} />}
        <Filters query={query} change={change} page={leads.page} searchBox={searchBox} />
        <div className={openId === undefined ? 'desk' : 'desk desk--open'} ref={list}>
          <LeadsList leads={leads} query={query} change={change} openId={openId} />
          {LeadDialog && <LeadDialog id={openId} leads={leads.page?.leads ?? []} open={open} close={close} />}
        </div>
      </main>
    </>
  );
}
