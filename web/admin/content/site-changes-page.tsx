import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { WarningMark } from '../../components/warning-mark.tsx';
import { serverNow } from '../data/server-clock.ts';
import { siteChangesPath } from '../lead-path.ts';
import { LoadFailed } from '../load-failed.tsx';
import { ChangeList } from './change-list.tsx';
import { changesSummary } from './changes-summary.ts';
import { Checks } from './checks.tsx';
import { DroppedChanges } from './dropped-changes.tsx';
import { openChanges } from './open-changes.ts';
import { Preview } from './preview.tsx';
import { PublishBar } from './publish-bar.tsx';
import { PublishProgress } from './publish-progress.tsx';
import { UnfinishedChanges } from './unfinished-changes.tsx';
import { type Contents, useContents } from './use-contents.ts';
import { useDropped } from './use-dropped.ts';
import { usePublish } from './use-publish.ts';
import { useSaveContents } from './use-save-contents.ts';
import { type SiteChanges, useSiteChanges } from './use-site-changes.ts';
import '../../styles/admin-site.css';
import { useNames } from '../../content/content.tsx';

interface SiteChangesPageProps {
  /** Of who is signed in. */
  readonly email: string;
}

/** A kind, and with it one of its changes: `prices complete`. */
const seeParam = 'see';
const pageParam = 'page';

/** The page to look at: the chosen one, else one on which the change shows that was asked for. */
function placeOf(params: URLSearchParams, { lines, changed }: SiteChanges) {
  const [kind, key] = (params.get(seeParam) ?? '').split(' ');
  const ofKind = lines.filter((line) => line.kind === kind && line.pages.length > 0);
  const line = ofKind.find((one) => one.key === key) ?? ofKind[0];
  return { path: params.get(pageParam) ?? line?.pages[0] ?? changed[0] ?? '/', kind: line?.kind };
}

function Loaded({ contents, publishes, email }: Contents & SiteChangesPageProps) {
  const names = useNames();
  const [params, setParams] = useSearchParams();
  const check = useSiteChanges({ contents });
  const { found, state } = check;
  const saving = useSaveContents(contents);
  const dropping = useDropped(saving, contents);
  const publishing = usePublish(publishes[0]);
  const now = serverNow();
  const whoIs = (author: string) => (author === email ? 'you' : author);
  const changes = openChanges({ contents }, now, names);
  const see = params.get(seeParam);
  const isKnown = found !== undefined;
  const { key, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press of its link
  useEffect(() => {
    if (hash === '#preview' && isKnown) document.getElementById('preview')?.scrollIntoView();
  }, [key, hash, isKnown]);
  if (publishing.isRunning || changes.length === 0) {
    return (
      <>
        {!publishing.isRunning && publishing.progress?.state !== 'done' && (
          <p>
            There’s nothing to publish. <Link to="/admin/site">Change something</Link>
          </p>
        )}
        <UnfinishedChanges {...{ contents, now }} />
        <DroppedChanges {...dropping} />
        <PublishProgress {...publishing} />
      </>
    );
  }
  return (
    <>
      <p className="quiet">{changesSummary(changes.length, check)}</p>
      <div className="pv-lay">
        <div>
          <ChangeList {...{ changes, dropping, whoIs }} found={state === 'checked' ? found : undefined} />
          <UnfinishedChanges {...{ contents, now }} />
          <DroppedChanges {...dropping} />
          {found?.problems.map(({ words }) => (
            <p key={words} className="err">
              <WarningMark />
              <span>{words}.</span>
            </p>
          ))}
          {found && state === 'checked' && <Checks found={found} />}
        </div>
        {found && (
          <Preview
            pages={found.pages}
            changed={found.changed}
            {...placeOf(params, found)}
            onOpen={(path) =>
              setParams({ ...(see !== null && { [seeParam]: see }), [pageParam]: path }, { replace: true })
            }
          />
        )}
      </div>
      <PublishBar
        {...{ changes, check, publishing, saving }}
        error={publishing.progress?.error ?? publishes[0]?.error}
      />
    </>
  );
}

export function SiteChangesPage({ email }: SiteChangesPageProps) {
  const { data, isError, refetch } = useContents();
  return (
    <>
      <PageHead title="What changes" description="What your site will say." path={siteChangesPath} noindex />
      <main id="main" className="wrap site site--wide" tabIndex={-1}>
        <Link className="pen-back" to="/admin/site">
          <Icon name="left" />
          Your site
        </Link>
        <div className="page-head">
          <h1>What changes</h1>
        </div>
        {data && <Loaded {...data} email={email} />}
        {!data && isError && (
          <LoadFailed what="your site’s content" isStale={false} onRetry={() => refetch()} />
        )}
        {!data && !isError && (
          <div role="status" aria-label="Loading your changes">
            <span className="bone bone--block" />
            <span className="bone bone--block" />
          </div>
        )}
      </main>
    </>
  );
}
