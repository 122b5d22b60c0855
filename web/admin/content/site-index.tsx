import { Link } from 'react-router-dom';
import type { Content, ContentKind } from '#domain/content/content.ts';
import { changesText, contentChanges } from '#domain/content/content-changes.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { Icon } from '../../components/icon.tsx';
import { useNames } from '../../content/content.tsx';
import { typing } from '../device/typed-contents.ts';
import { kindGroups, kindWords } from './kind-words.ts';
import { unfinishedChanges } from './unfinished.ts';
import { type Contents, itemOf } from './use-contents.ts';

interface SiteIndexProps {
  readonly contents: Contents['contents'];
  readonly now: string;
  readonly whoIs: (author: string) => string;
}

type SayNow = (published: Content[ContentKind], now: string) => string;

export function SiteIndex({ contents, now, whoIs }: SiteIndexProps) {
  const names = useNames();
  const row = (kind: ContentKind) => {
    const item = itemOf(contents, kind);
    if (!item) return null;
    const { title, now: sayNow } = kindWords[kind];
    const unfinished = changesText(unfinishedChanges(item, undefined, now, names));
    const draft = changesText(contentChanges(kind, item.published, item.content, now, names));
    return (
      <Link key={kind} className="pen-row" to={`/admin/site/${kind}`}>
        <p>
          <b>{title}</b>
          <span>{(sayNow as SayNow)(item.published, now)}</span>
          {typing.recall(kind) && (
            <span className="new">
              <span className="badge badge--draft">Not saved yet</span>
              Kept on this device. Open it to save it.
            </span>
          )}
          {unfinished !== '' && (
            <span className="new">
              <span className="badge badge--draft">Not finished</span>
              {unfinished}
            </span>
          )}
          {draft !== '' && (
            <span className="new">
              <span className="badge badge--draft">Draft</span>
              {draft}
            </span>
          )}
        </p>
        <span className="last">
          {item.saved_at && `By ${whoIs(item.author ?? '')}, ${formatMoment(item.saved_at, now)}`}
        </span>
        <Icon name="right" />
      </Link>
    );
  };
  return kindGroups.map(({ title, kinds }) => (
    <section key={title} aria-label={title}>
      <h2 className="pen-grp">{title}</h2>
      {kinds.map(row)}
    </section>
  ));
}
