import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { formatAppointment } from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { capitalized, counted } from '#domain/plain-text.ts';
import type { Prices } from '#domain/price/prices.ts';
import { formatCents } from '#domain/price/quote-totals.ts';
import { visitsAfter } from '#domain/record/finish.ts';
import { finishLines } from '#domain/record/finish-lines.ts';
import { recordTotals } from '#domain/record/record-totals.ts';
import type { Settings } from '#domain/settings.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { useKeptFocus } from '../../components/use-kept-focus.ts';
import { useServerNow } from '../data/server-clock.ts';
import { hasToWait } from '../data/use-kept-act.ts';
import { samePressMs } from '../data/use-undo.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { leadPath } from '../lead-path.ts';
import { PhotosSection } from '../photo/photos-section.tsx';
import type { JobPhotos } from '../photo/use-job-photos.ts';
import { useOnline } from '../use-online.ts';
import { BothVersions } from './both-versions.tsx';
import { CorrectionSection } from './correction-section.tsx';
import { forgetDraft, isMailed, keepDraft, type OpenDraft, openDraft } from './finish-draft.ts';
import { PaidSection } from './paid-section.tsx';
import { SendBar } from './send-bar.tsx';
import { useFinish } from './use-finish.ts';
import { WaitingFinish } from './waiting-finish.tsx';
import { type OpenForm, WorkSection } from './work-section.tsx';

interface FinishSheetProps {
  readonly lead: Lead;
  readonly prices: Prices;
  readonly settings: Pick<Settings, 'tax_percent' | 'pay_links'>;
  readonly visit: Visit | undefined;
  readonly photos: JobPhotos;
  readonly onChanged: () => void;
}

/** Photos, price and payment of a job that is done, or of a receipt that is corrected. */
export function FinishSheet(props: FinishSheetProps) {
  const { lead, prices, photos } = props;
  const now = useServerNow();
  const [opened, setOpened] = useState(() => openDraft(lead, prices, now));
  const { record } = lead;
  const { mine, ...theirs } = opened;
  // The device shows the lead as it knew it first: a price or approved work that has come since counts too.
  const agreed = JSON.stringify(finishLines(lead, prices).lines);
  const [openedFor, setOpenedFor] = useState(agreed);
  const { acts } = useWaiting();
  const isGoing = acts.some(({ name, leadId }) => name === 'admin-finish' && leadId === lead.id);
  if (agreed !== openedFor && !isGoing) {
    setOpenedFor(agreed);
    setOpened(openDraft(lead, prices, now));
  }
  if (!mine || !record) {
    const openAgain = () => setOpened(openDraft(lead, prices, now));
    return (
      <OpenSheet key={JSON.stringify(opened.draft)} {...props} opened={opened} onTakenBack={openAgain} />
    );
  }
  const correct = () => {
    keepDraft(lead.id, { ...mine.draft, version: record.version, wasPressed: false });
    setOpened(openDraft(lead, prices, now));
  };
  const drop = () => {
    forgetDraft(lead.id);
    setOpened(theirs);
  };
  return (
    <>
      <PhotosSection photos={photos} first="after" />
      <BothVersions record={record} differences={mine.differences} onMine={correct} onTheirs={drop} />
    </>
  );
}

interface OpenSheetProps extends FinishSheetProps {
  readonly opened: OpenDraft;
  readonly onTakenBack: () => void;
}

function OpenSheet({ lead, settings, visit, photos, onChanged, opened, onTakenBack }: OpenSheetProps) {
  const navigate = useNavigate();
  const now = useServerNow();
  const isOnline = useOnline();
  const isTexted = lead.email === undefined && lead.phone_e164 !== undefined;
  const finish = useFinish({
    lead,
    visit,
    opened,
    onDone: (isSent) => navigate(isSent && isTexted ? leadPath(lead.id) : '/adminka'),
    onChanged,
  });
  const { typed } = opened.draft;
  const [open, setOpen] = useState<OpenForm | undefined>(typed && { what: typed.what, isTyped: true });
  const [isBlocked, setBlocked] = useState(false);
  const last = useRef(open?.what);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const show = (form: OpenForm | undefined) => {
    if (form) last.current = form.what;
    closedAt.current = form ? Number.NEGATIVE_INFINITY : performance.now();
    setOpen(form);
  };
  const { part: work, kept } = useKeptFocus<HTMLElement>(
    (section) =>
      section.querySelector<HTMLElement>(`[data-opens="${last.current}"]`) ??
      section.querySelector<HTMLElement>('[data-opens="new"]'),
  );
  const { draft } = finish;
  /** Where a form has just closed, the second of two taps on its button lands on what moved up. */
  const changeOnPurpose: typeof finish.change = (change) => {
    if (performance.now() - closedAt.current >= samePressMs) finish.change(change);
  };
  const { record, email } = lead;
  const taxPercent = record?.tax_percent ?? settings.tax_percent;
  const totals = recordTotals(draft.lines, taxPercent, draft.discount);
  const who = shortName(lead.full_name);
  const isPaid = record?.paid_on !== undefined;
  const isQuiet = !isMailed(draft, lead);
  const isLinkMailed = settings.pay_links.length > 0 && email !== undefined;
  const shared = photos.shots.filter(({ isPrivate }) => !isPrivate).length;
  const goesOut = [
    `${formatCents(totals.total)} with tax`,
    shared > 0 && !record ? counted(shared, 'photo') : '',
    draft.how === undefined && !isPaid && isLinkMailed ? 'pay link' : '',
  ];

  const isTyped = open?.isTyped === true;
  const unlessTyped = (act: () => void) => {
    setBlocked(isTyped);
    if (isTyped) work.current?.querySelector<HTMLElement>('form input')?.focus();
    else act();
  };

  const { waiting } = finish;
  if (waiting?.name === 'admin-finish') {
    return (
      <>
        <PhotosSection photos={photos} first="after" />
        <WaitingFinish act={waiting} lead={lead} taxPercent={taxPercent} onTakenBack={onTakenBack} />
      </>
    );
  }
  const next = record ? undefined : visitsAfter(lead, visit)[0];
  if (next) {
    const isKept = finish.isUnsent || opened.from === 'draft';
    return (
      <>
        <PhotosSection photos={photos} first="after" />
        <p className="blank">
          {capitalized(who)} has another visit, {formatAppointment(next.start, next.hours, now)}. The receipt
          comes with the last one. Finish this one on <Link to="/adminka">Today</Link>.
          {isKept && ' What you put down here is kept on this device until then.'}
        </p>
      </>
    );
  }
  return (
    <>
      <PhotosSection photos={photos} first="after" />
      <WorkSection
        lead={lead}
        draft={draft}
        from={opened.from}
        totals={totals}
        taxPercent={taxPercent}
        who={who}
        now={now}
        open={open}
        onOpen={show}
        unlessTyped={unlessTyped}
        onChange={finish.change}
        section={kept}
      />
      {!isPaid && (
        <PaidSection
          how={draft.how}
          before={opened.paidBefore}
          isLinkMailed={isLinkMailed}
          onChange={changeOnPurpose}
        />
      )}
      {record && (
        <CorrectionSection
          lead={{ ...lead, record }}
          draft={draft}
          totals={totals}
          who={who}
          now={now}
          onChange={changeOnPurpose}
        />
      )}
      <SendBar
        finish={finish}
        total={totals.total}
        who={who}
        hasEmail={email !== undefined}
        isQuiet={isQuiet}
        isOnline={isOnline}
        canWait={hasToWait(lead.id)}
        goesOut={goesOut.filter(Boolean).join(', ')}
        hasPhotos={shared > 0}
        isBlocked={isBlocked && isTyped}
        onPress={() => unlessTyped(finish.press)}
      />
    </>
  );
}
