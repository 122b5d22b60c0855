import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { openExtrasOf } from '#domain/offer/open-extras.ts';
import { finishedVisit, unfinishedVisits } from '#domain/record/finish.ts';
import { isUnpaid } from '#domain/record/record-words.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { PageHead } from '../../components/page-head.tsx';
import { useRestored } from '../data/kept.ts';
import { keys } from '../data/keys.ts';
import { serverNow } from '../data/server-clock.ts';
import { type LoadedLead, useLead } from '../data/use-lead.ts';
import { useReloadWhile } from '../data/use-reload-while.ts';
import { useWaiting } from '../data/use-waiting.ts';
import { notShown } from '../device/not-shown.ts';
import { readSheet } from '../device/sheets.ts';
import { leadWithWaiting } from '../lead/lead-with-waiting.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PhotosSection } from '../photo/photos-section.tsx';
import { useJobPhotos } from '../photo/use-job-photos.ts';
import { useSettings } from '../settings/use-settings.ts';
import { FinishHead } from './finish-head.tsx';
import { FinishSheet } from './finish-sheet.tsx';
import '../../styles/admin-choice.css';
import '../../styles/admin-finish.css';

/** The visit that is named, else of the job's that are not over the one that is under way, or the first. */
function visitOf(lead: Lead, named: string | null): Visit | undefined {
  if (lead.record) return undefined;
  const underway = unfinishedVisits(lead).find(({ status }) => status === 'underway');
  return finishedVisit(lead, { visit_id: named ?? underway?.id }) ?? finishedVisit(lead, {});
}

const lookAgainMs = 10_000;

/** The owner finishes a job, corrects its receipt, or takes its photos (`?photos`). */
export function FinishPage({ id }: { readonly id: string }) {
  const loaded = useLead(id);
  const { lead, state, reload } = loaded;
  // A finish that waits is shown by the sheet itself.
  const waiting = notShown(useWaiting(), loaded.loadedAt).filter(
    ({ leadId, name }) => leadId === id && name !== 'admin-finish',
  );
  return (
    <>
      <PageHead
        title={lead ? `Finish, ${lead.full_name}` : 'Finish'}
        description="Finishes a job."
        path={`/admin/finish/${id}`}
        noindex
      />
      {lead ? (
        <Loaded lead={leadWithWaiting(lead, waiting)} loaded={loaded} />
      ) : (
        <main id="main" className="adm-sheet wrap" tabIndex={-1}>
          <div className="page-head">
            <h1>{state === 'gone' ? 'Lead not found' : 'Finish'}</h1>
          </div>
          {state === 'failed' && <LoadFailed what="this job" isStale={false} onRetry={reload} />}
          {state === 'gone' && <p className="blank">It may have been erased, or the address is wrong.</p>}
          {state === 'loading' && <Loading />}
        </main>
      )}
    </>
  );
}

const Loading = () => (
  <div role="status" aria-label="Loading the job">
    <span className="bone bone--block" />
    <span className="bone bone--block" />
  </div>
);

function Loaded({ lead, loaded }: { readonly lead: Lead; readonly loaded: LoadedLead }) {
  const [params] = useSearchParams();
  useRestored(keys.settings);
  const settings = useSettings();
  const photos = useJobPhotos(loaded, lead.id);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    void readSheet(lead.id).then(() => setRead(true));
  }, [lead.id]);
  // The customer may answer, and another device mark it paid, while the sheet is open.
  const mayChange = openExtrasOf(lead, serverNow()).length > 0 || (lead.record && isUnpaid(lead.record));
  useReloadWhile(mayChange === true, loaded.reload, lookAgainMs);
  const isPhotosOnly = params.has('photos');
  const visit = visitOf(lead, params.get('visit'));
  const act = isPhotosOnly ? 'Photos' : lead.record ? 'Correct the receipt' : 'Finish';
  const { prices } = loaded;
  const isReady = isRead && settings.data !== undefined && prices !== undefined;
  return (
    <main id="main" className="adm-sheet fin" tabIndex={-1}>
      <FinishHead lead={lead} title={`${act}, ${lead.full_name}`} visit={visit} boat={loaded.links.boat} />
      <div className="fin__body">
        {isPhotosOnly && <PhotosSection photos={photos} first={lead.record ? 'after' : 'before'} />}
        {!isPhotosOnly && isReady && (
          <FinishSheet
            key={lead.record?.version}
            lead={lead}
            prices={prices}
            settings={settings.data.settings}
            visit={visit}
            photos={photos}
            onChanged={loaded.reload}
          />
        )}
        {!isPhotosOnly && !isReady && settings.isError && (
          <LoadFailed what="tax and ways to pay" isStale={false} onRetry={() => settings.refetch()} />
        )}
        {!isPhotosOnly && !isReady && !settings.isError && <Loading />}
      </div>
    </main>
  );
}
