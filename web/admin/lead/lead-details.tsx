import { Dialog } from 'radix-ui';
import { useCallback } from 'react';
import type { Lead } from '#domain/lead.ts';
import { packages } from '#domain/packages.ts';
import { PackageFlag } from '../../components/package-flag.tsx';
import { RestoreButton } from '../restore-button.tsx';
import { shortMoment } from '../when.ts';
import { ClaimNotice } from './claim-notice.tsx';
import { LeadControls } from './lead-controls.tsx';
import type { LeadDesk } from './lead-desk.ts';
import { LeadFacts } from './lead-facts.tsx';
import { MailProblemNotice } from './mail-problem-notice.tsx';
import { Photos } from './photos.tsx';
import { QuoteSection } from './quote-section.tsx';
import { StatusUrlField } from './status-url-field.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { useEdits } from './use-edits.ts';
import { useLead } from './use-lead.ts';
import type { KeptDrafts } from './use-lead-drafts.ts';
import { useTimeline } from './use-timeline.ts';

interface LeadDetailsProps {
  readonly id: string;
  readonly kept: KeptDrafts;
  readonly close: () => void;
  /** Something has changed that the table shows. */
  readonly onChanged: () => void;
}

/** Everything about one lead. */
export function LeadDetails({ id, kept, close, onChanged }: LeadDetailsProps) {
  const loaded = useLead(id);
  const { lead, state, reload } = loaded;
  const timeline = useTimeline(id);
  const reloadTimeline = timeline.reload;
  const changed = useCallback(() => {
    onChanged();
    reloadTimeline();
  }, [onChanged, reloadTimeline]);
  const edits = useEdits(loaded, changed);

  if (!lead) return <NotThere state={state} reload={reload} close={close} />;
  const desk: LeadDesk = { ...loaded, ...edits, ...kept, lead, timeline, onChanged: changed };
  return (
    <>
      <LeadHead lead={lead} />
      <ClaimNotice lead={lead} />
      <MailProblemNotice desk={desk} />
      {lead.quarantined && <Quarantined lead={lead} onRestored={() => [reload(), changed()]} />}
      <LeadFacts desk={desk} />
      <Photos desk={desk} />
      {!lead.quarantined && <LeadControls desk={desk} />}
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

function LeadHead({ lead }: { readonly lead: Lead }) {
  const when = shortMoment(lead.created_at, new Date().toISOString());
  return (
    <div className="lead__head">
      <PackageFlag id={lead.requested_service} size="1.75rem" />
      <div>
        <Dialog.Title>{lead.full_name}</Dialog.Title>
        <p>
          {packages[lead.requested_service].title}, {lead.length_ft} ft. {when}
        </p>
      </div>
      <CloseButton />
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
      <b>In quarantine.</b> A field that people do not see was filled in, as programs do. Nobody was mailed.
      {lead.expires_at !== undefined &&
        ` It is deleted ${shortMoment(new Date(lead.expires_at * 1000).toISOString(), new Date().toISOString())}.`}{' '}
      <RestoreButton lead={lead} onRestored={onRestored} />
    </p>
  );
}

interface NotThereProps {
  readonly state: 'loading' | 'loaded' | 'failed' | 'gone';
  readonly reload: () => void;
  readonly close: () => void;
}

/** What stands there until the lead does, or instead of it. */
function NotThere({ state, reload, close }: NotThereProps) {
  const titles = { loading: 'Loading', loaded: 'Loading', failed: 'Not loaded', gone: 'No such lead' };
  return (
    <>
      <div className="lead__head">
        <span className="bone bone--flag" />
        <Dialog.Title>{titles[state]}</Dialog.Title>
        <CloseButton />
      </div>
      <div className="lead__sec">
        {state === 'failed' && (
          <p>
            The lead could not be loaded.{' '}
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
