import { Link } from 'react-router-dom';
import { type ContentKind, contentKinds } from '#domain/content/content.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { priceListOf } from '#domain/price/prices.ts';
import { Icon } from '../../components/icon.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { serverNow } from '../data/server-clock.ts';
import { typing } from '../device/typed-contents.ts';
import { LoadFailed } from '../load-failed.tsx';
import { ChangesBar } from './changes-bar.tsx';
import { KindEditor } from './kind-editor.tsx';
import { kindWords } from './kind-words.ts';
import { PublishHistory } from './publish-history.tsx';
import { ReplacedDrafts } from './replaced-drafts.tsx';
import { SiteIndex } from './site-index.tsx';
import { type Contents, itemOf, type PublishOnce, useContents } from './use-contents.ts';
import { usePublish } from './use-publish.ts';
import { useReplaced } from './use-replaced.ts';
import { useSaveContents } from './use-save-contents.ts';
import '../../styles/admin-site.css';

interface SitePageProps {
  /** Of who is signed in. */
  readonly email: string;
  /** A kind of content; without one, the list of all. */
  readonly kind?: string;
}

function Loaded({ contents, publishes, email, kind }: Contents & SitePageProps) {
  const now = serverNow();
  const whoIs = (author: string) => (author === email ? 'you' : author);
  const saving = useSaveContents(contents);
  const publishing = usePublish(publishes[0]);
  const item = contents.find((one) => one.kind === kind);
  const earlierOf = (of: ContentKind) =>
    publishes
      .flatMap(({ changes }) => changes)
      .filter((change) => change.kind === of)
      .map(({ before }) => before);
  const [prices, packages] = [itemOf(contents, 'prices')?.content, itemOf(contents, 'packages')?.content];
  const replaced = useReplaced(saving);
  const goBack = async ({ changes }: PublishOnce) => {
    const drafts = contents.filter(
      (one) => one.is_draft && changes.some((change) => change.kind === one.kind),
    );
    replaced.keep(drafts.map((one) => ({ kind: one.kind, content: one.content, without: one.published })));
    for (const { kind: changed, before } of changes) {
      if (!(await saving.save(changed, before))) return;
    }
    const versions = changes.map(({ kind: changed }) => [changed, saving.versionOf(changed)]);
    await publishing.publish(Object.fromEntries(versions));
  };
  return (
    <>
      {item && prices && packages ? (
        <KindEditor
          key={item.kind}
          {...{ item, now, whoIs, saving }}
          listed={priceListOf({ prices, packages })}
          earlier={earlierOf(item.kind)}
        />
      ) : (
        <SiteIndex {...{ contents, now, whoIs }} />
      )}
      <ReplacedDrafts {...{ replaced, contents, now, earlierOf }} />
      <PublishHistory
        publishes={
          item ? publishes.filter(({ changes }) => changes.some((one) => one.kind === item.kind)) : publishes
        }
        {...{ contents, now, whoIs, earlierOf }}
        onGoBack={goBack}
        onTakeBack={saving.save}
      />
      <ChangesBar {...{ contents, publishes, publishing, saving, now }} />
    </>
  );
}

export function SitePage({ email, kind }: SitePageProps) {
  const { data, isError, refetch } = useContents();
  const known = contentKinds.find((one) => one === kind);
  const title = known ? kindWords[known].title : 'Your site';
  const last = data?.publishes.find(
    ({ state, changes }) => state === 'done' && (!known || changes.some((one) => one.kind === known)),
  );
  return (
    <>
      <PageHead title={title} description="What your site says." path="/admin/site" noindex />
      <main id="main" className="wrap site" tabIndex={-1}>
        {known && (
          <Link className="pen-back" to="/admin/site">
            <Icon name="left" />
            Your site
          </Link>
        )}
        <div className="page-head">
          <h1>{title}</h1>
          {last && <p className="quiet">Last published {formatMoment(last.asked_at, serverNow())}</p>}
        </div>
        {data && <Loaded {...data} email={email} {...(known && { kind: known })} />}
        {!data && isError && (
          <LoadFailed what="your site’s content" isStale={false} onRetry={() => refetch()} />
        )}
        {!data && isError && known && typing.recall(known) && (
          <p className="quiet">What you typed is kept on this device, and shows once this page has loaded.</p>
        )}
        {!data && !isError && (
          <div role="status" aria-label="Loading your site">
            <span className="bone bone--block" />
            <span className="bone bone--block" />
          </div>
        )}
      </main>
    </>
  );
}
