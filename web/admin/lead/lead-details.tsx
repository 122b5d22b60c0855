import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Lead } from '#domain/lead.ts';
import { inOneLine, serviceText } from '#domain/lead-words.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { type LoadedLead, useLead } from '../data/use-lead.ts';
import { type Timeline, useTimeline } from '../data/use-timeline.ts';
import { RestoreButton } from '../restore-button.tsx';
import { shortMoment } from '../when.ts';
import { ClaimNotice } from './claim-notice.tsx';
import { CustomerHead } from './customer-head.tsx';
import { DataRequestNotice } from './data-request-notice.tsx';
import { ExtraWork } from './extra-work.tsx';
import { LeadBrief } from './lead-brief.tsx';
import { LeadControls } from './lead-controls.tsx';
import type { LeadDesk } from './lead-desk.ts';
import { LeadFacts } from './lead-facts.tsx';
import { type LeadSteps, StepButtons } from './lead-steps.tsx';
import { MailProblemNotice } from './mail-problem-notice.tsx';
import { MessagesSection } from './messages-section.tsx';
import { Photos } from './photos.tsx';
import { QuoteSection } from './quote-section.tsx';
import { StatusUrlField } from './status-url-field.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { useEdits } from './use-edits.ts';
import type { KeptDrafts } from './use-lead-drafts.ts';
import { useLeadForm } from './use-lead-form.ts';

interface LeadDetailsProps {
  readonly id: string;
  readonly kept: KeptDrafts;
  readonly close: () => void;
  readonly steps: LeadSteps | undefined;
  readonly open: (id: string) => void;
}

export function LeadDetails({ id, kept, close, steps, open }: LeadDetailsProps) {
  const loaded = useLead(id);
  const timeline = useTimeline(id);
  const { lead, state, reload } = loaded;
  const buttons = (
    <div className="lead__nav">
      {steps && <StepButtons steps={steps} open={open} />}
      <CloseButton />
    </div>
  );
  if (!lead) return <NotThere state={state} reload={reload} close={close} buttons={buttons} />;
  return <OpenLead lead={lead} loaded={loaded} timeline={timeline} kept={kept} buttons={buttons} />;
}

interface OpenLeadProps {
  readonly lead: Lead;
  readonly loaded: LoadedLead;
  readonly timeline: Timeline;
  readonly kept: KeptDrafts;
  readonly buttons: ReactNode;
}

function OpenLead({ lead, loaded, timeline, kept, buttons }: OpenLeadProps) {
  const { reload, onChanged } = loaded;
  const edits = useEdits(lead.id, loaded);
  const typed = useLeadForm(lead, loaded, edits);
  const desk: LeadDesk = { ...loaded, ...edits, ...typed, ...kept, lead, timeline };
  return (
    <>
      <LeadHead lead={lead} buttons={buttons} />
      <ClaimNotice lead={lead} />
      <MailProblemNotice desk={desk} />
      {!lead.quarantined && <DataRequestNotice desk={desk} />}
      {lead.quarantined && <Quarantined lead={lead} onRestored={() => [reload(), onChanged()]} />}
      {!lead.quarantined && <CustomerHead desk={desk} />}
      <LeadBrief desk={desk} />
      {!lead.quarantined && <LeadControls desk={desk} />}
      {!lead.quarantined && <MessagesSection desk={desk} />}
      {!lead.quarantined && <ExtraWork desk={desk} />}
      <Photos desk={desk} />
      <LeadFacts desk={desk} />
      <TimelineSection desk={desk} />
      {!lead.quarantined && <QuoteSection desk={desk} />}
      {!lead.quarantined && <StatusUrlField slug={lead.public_slug} />}
    </>
  );
}

function CloseButton() {
  return (
    <Dialog.Close className="icon-btn" aria-label="Close">
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M2 2l12 12M14 2L2 14" stroke="currentColor" strokeWidth="2" />
      </svg>
    </Dialog.Close>
  );
}

function LeadHead({ lead, buttons }: { readonly lead: Lead; readonly buttons: ReactNode }) {
  const when = shortMoment(lead.created_at, new Date().toISOString());
  return (
    <div className="lead__head">
      <PackageFlag id={lead.requested_service} size="1.75rem" />
      <div>
        <Dialog.Title>{lead.full_name}</Dialog.Title>
        <p>
          {inOneLine(serviceText(lead), lead.length_ft === undefined ? undefined : `${lead.length_ft} ft`)}.
          Created {when}
        </p>
      </div>
      {buttons}
    </div>
  );
}

interface QuarantinedProps {
  readonly lead: Lead;
  readonly onRestored: () => void;
}

function Quarantined({ lead, onRestored }: QuarantinedProps) {
  return (
    <p className="notice lead__claim">
      <b>In quarantine.</b> This looks like spam, or an admin moved it here. Nothing is emailed while it’s
      here.
      {lead.expires_at !== undefined &&
        ` It will be deleted ${shortMoment(new Date(lead.expires_at * 1000).toISOString(), new Date().toISOString())}.`}{' '}
      <RestoreButton lead={lead} onRestored={onRestored} />
    </p>
  );
}

interface NotThereProps {
  readonly state: 'loading' | 'loaded' | 'failed' | 'gone';
  readonly reload: () => void;
  readonly close: () => void;
  readonly buttons: ReactNode;
}

/** Shown while the lead is loading, failed to load or does not exist. */
function NotThere({ state, reload, close, buttons }: NotThereProps) {
  const titles = { loading: 'Loading', loaded: 'Loading', failed: 'Not loaded', gone: 'Lead not found' };
  return (
    <>
      <div className="lead__head">
        <span className="bone bone--flag" />
        <Dialog.Title>{titles[state]}</Dialog.Title>
        {buttons}
      </div>
      <div className="lead__sec">
        {state === 'failed' && (
          <p>
            This lead couldn’t be loaded.{' '}
            <button type="button" className="adm-link" onClick={reload}>
              Try again
            </button>
          </p>
        )}
        {state === 'gone' && (
          <p>
            It may have been deleted.{' '}
            <button type="button" className="adm-link" onClick={close}>
              Back to the leads
            </button>
          </p>
        )}
        {state === 'loading' && (
          <>
            <span className="bone bone--block" />
            <span className="bone bone--block" />
            <span className="bone bone--block" />
          </>
        )}
      </div>
    </>
  );
}
