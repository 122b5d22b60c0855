import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import type { Lead } from '#domain/lead.ts';
import { inOneLine, serviceText } from '#domain/lead-words.ts';
import type { Prices } from '#domain/price/prices.ts';
import type { Surcharges } from '#domain/price/surcharges.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { isFromDevice } from '../data/kept.ts';
import { serverNow } from '../data/server-clock.ts';
import { useAsOf } from '../data/use-as-of.ts';
import { type LoadedLead, useLead } from '../data/use-lead.ts';
import { type Timeline, useTimeline } from '../data/use-timeline.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { notShown } from '../device/not-shown.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { leadWithWaiting } from '../lead/lead-with-waiting.ts';
import { RestoreButton } from '../lead/restore-button.tsx';
import { useEdits } from '../lead/use-edits.ts';
import type { KeptDrafts } from '../lead/use-lead-drafts.ts';
import { useLeadForm } from '../lead/use-lead-form.ts';
import { useLoadCause } from '../load-failed.tsx';
import { MessagesSection } from '../message/messages-section.tsx';
import { ExtraWork } from '../offer/extra-work.tsx';
import { QuoteSection } from '../offer/quote-section.tsx';
import { Photos, PhotosOfWork } from '../photo/photos.tsx';
import { ReceiptSection } from '../record/receipt-section.tsx';
import { ReviewSection } from '../review/review-section.tsx';
import { useOnline } from '../use-online.ts';
import { shortMoment } from '../when.ts';
import { ClaimNotice } from './claim-notice.tsx';
import { CustomerHead } from './customer-head.tsx';
import { DataRequestNotice } from './data-request-notice.tsx';
import { type FactName, FactRows } from './fact-rows.tsx';
import { LateMailNotice } from './late-mail-notice.tsx';
import { LeadBrief } from './lead-brief.tsx';
import { LeadControls } from './lead-controls.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { type LeadSteps, StepButtons } from './lead-steps.tsx';
import { MailProblemNotice } from './mail-problem-notice.tsx';
import { NextStepBar } from './next-step-bar.tsx';
import { OvertakenNotice } from './overtaken-notice.tsx';
import { StatusUrlField } from './status-url-field.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { UnsentNotice } from './unsent-notice.tsx';
import { useLinkedPart } from './use-linked-part.ts';
import '../../styles/admin-choice.css';
import '../../styles/admin-facts.css';

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
  const { lead, prices, surcharges, state, reload } = loaded;
  const buttons = (
    <div className="lead__nav">
      {steps && <StepButtons steps={steps} open={open} />}
      <CloseButton />
    </div>
  );
  if (!lead || !prices || !surcharges)
    return <NotThere state={state} reload={reload} close={close} buttons={buttons} />;
  return <OpenLead {...{ lead, prices, surcharges, loaded, timeline, kept, buttons }} />;
}

interface OpenLeadProps {
  readonly lead: Lead;
  readonly prices: Prices;
  readonly surcharges: Surcharges;
  readonly loaded: LoadedLead;
  readonly timeline: Timeline;
  readonly kept: KeptDrafts;
  readonly buttons: ReactNode;
}

function OpenLead({ lead: stored, prices, surcharges, loaded, timeline, kept, buttons }: OpenLeadProps) {
  const waiting = notShown(useWaiting(), loaded.loadedAt).filter(({ leadId }) => leadId === stored.id);
  const lead = leadWithWaiting(stored, waiting);
  const edits = useEdits(lead.id, loaded);
  const typed = useLeadForm(lead, loaded, edits);
  const [openFact, setOpenFact] = useState<FactName>();
  useLinkedPart();
  const known = { lead, waiting, prices, surcharges, timeline };
  const context: LeadContext = { ...loaded, ...edits, ...typed, ...kept, ...known };
  return (
    <>
      <LeadHead lead={lead} loadedAt={loaded.loadedAt} buttons={buttons} />
      <ClaimNotice lead={lead} />
      <MailProblemNotice context={context} />
      {!lead.quarantined && <LateMailNotice context={context} />}
      <OvertakenNotice context={context} />
      {!lead.quarantined && <UnsentNotice context={context} />}
      {!lead.quarantined && <DataRequestNotice context={context} />}
      {lead.quarantined && <Quarantined lead={lead} />}
      {!lead.quarantined && <CustomerHead context={context} />}
      <LeadBrief context={context} />
      {!lead.quarantined && <FactRows {...{ context, openFact, setOpenFact }} />}
      {!lead.quarantined && <LeadControls context={context} />}
      {!lead.quarantined && <ReceiptSection context={context} />}
      {!lead.quarantined && <PhotosOfWork context={context} />}
      {!lead.quarantined && <ReviewSection context={context} />}
      {!lead.quarantined && <MessagesSection context={context} />}
      {!lead.quarantined && <ExtraWork context={context} />}
      <Photos context={context} />
      <LeadFacts context={context} />
      <TimelineSection context={context} />
      {!lead.quarantined && <QuoteSection context={context} />}
      {!lead.quarantined && <StatusUrlField slug={lead.public_slug} />}
      {!lead.quarantined && <NextStepBar {...{ context, setOpenFact }} />}
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

interface LeadHeadProps {
  readonly lead: Lead;
  readonly loadedAt: number;
  readonly buttons: ReactNode;
}

function LeadHead({ lead, loadedAt, buttons }: LeadHeadProps) {
  const now = serverNow();
  const isOnline = useOnline();
  const asOf = useAsOf(loadedAt);
  const isOld = !isOnline || isFromDevice(loadedAt);
  return (
    <div className="lead__head">
      {lead.requested_service ? <PackageFlag id={lead.requested_service} size="1.75rem" /> : <span />}
      <div>
        <Dialog.Title>{lead.full_name}</Dialog.Title>
        <p>
          {inOneLine(serviceText(lead), lead.length_ft === undefined ? undefined : `${lead.length_ft} ft`)}.
          Created {shortMoment(lead.created_at, now)}
          {isOld && `. ${asOf}`}
        </p>
      </div>
      {buttons}
    </div>
  );
}

function Quarantined({ lead }: { readonly lead: Lead }) {
  return (
    <p className="notice lead__notice">
      <b>In quarantine.</b> This looks like spam, or an admin moved it here. Nothing is emailed while it’s
      here.
      {lead.expires_at !== undefined &&
        ` It will be deleted ${shortMoment(new Date(lead.expires_at * 1000).toISOString(), serverNow())}.`}{' '}
      <RestoreButton lead={lead} />
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
  const cause = useLoadCause();
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
            Couldn’t load this lead. {cause}{' '}
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
