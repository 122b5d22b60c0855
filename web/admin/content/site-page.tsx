import { formatMoment } from '#domain/los-angeles.ts';
import type { Prices } from '#domain/price/prices.ts';
import { PageHead } from '../../components/page-head.tsx';
import { serverNow } from '../data/server-clock.ts';
import { LoadFailed } from '../load-failed.tsx';
import { ChangesBar } from './changes-bar.tsx';
import { PricesSection } from './prices-section.tsx';
import { PublishHistory } from './publish-history.tsx';
import { type Contents, useContents } from './use-contents.ts';
import { usePublish } from './use-publish.ts';
import { useSavePrices } from './use-save-prices.ts';
import '../../styles/admin-site.css';

interface SitePageProps {
  /** Of who is signed in. */
  readonly email: string;
}

function Loaded({ contents, publishes, email }: Contents & SitePageProps) {
  const [item] = contents;
  const now = serverNow();
  const whoIs = (author: string) => (author === email ? 'you' : author);
  const { isSaving, save } = useSavePrices(item?.version ?? 0);
  const publishing = usePublish(publishes[0]);
  if (!item) return null;
  const onSave = async (content: Prices) => (await save(content)) !== undefined;
  const goBack = async (content: Prices) => {
    const version = await save(content);
    if (version !== undefined) await publishing.publish(version);
  };
  return (
    <>
      <PricesSection item={item} now={now} whoIs={whoIs} isSaving={isSaving} onSave={onSave} />
      <PublishHistory
        publishes={publishes}
        shown={item.published}
        now={now}
        whoIs={whoIs}
        onGoBack={goBack}
      />
      <ChangesBar item={item} latest={publishes[0]} {...{ publishing, isSaving, onSave }} />
    </>
  );
}

/** /admin/site: what the owner may change. */
export function SitePage({ email }: SitePageProps) {
  const { data, isError, refetch } = useContents();
  const last = data?.publishes.find(({ state }) => state === 'done');
  return (
    <>
      <PageHead title="Your site" description="What your site says." path="/admin/site" noindex />
      <main id="main" className="wrap site" tabIndex={-1}>
        <div className="page-head">
          <h1>Your site</h1>
          {last && <p className="quiet">Last published {formatMoment(last.asked_at, serverNow())}</p>}
        </div>
        {data && <Loaded {...data} email={email} />}
        {!data && isError && (
          <LoadFailed what="your site’s content" isStale={false} onRetry={() => refetch()} />
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
