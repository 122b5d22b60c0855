import { useEffect, useRef, useState } from 'react';
import { type AnyContent, contentSchemas, isSameContent } from '#domain/content/content.ts';
import { refusedFields } from '#domain/content/content-guards.ts';
import { browser } from '../../storage/kept-text.ts';
import type { ContentItem } from './use-contents.ts';

/** How long typing rests before it is saved, in ms. */
const restMs = 600;

type Problems = Readonly<Partial<Record<string, string>>>;

interface Checked {
  readonly content?: AnyContent;
  readonly problems: Problems;
}

/** Problems by the path of their field: `items.0.answer`. */
function check({ kind, published }: ContentItem, typed: AnyContent, now: string): Checked {
  const { data, error } = contentSchemas[kind].safeParse(typed);
  if (!data) {
    const issues = error?.issues ?? [];
    return { problems: Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])) };
  }
  const problems = refusedFields(kind, data, published, now);
  return Object.keys(problems).length > 0 ? { problems } : { content: data, problems };
}

const nameOf = ({ kind }: ContentItem): string => `site-draft ${kind}`;

/** What was typed on this device over the same version, and may not have reached the server: a battery may be dead. */
function recall(item: ContentItem): AnyContent | undefined {
  const [version, ...rest] = (browser.recall(nameOf(item)) ?? '').split(' ');
  return version === String(item.version) ? (JSON.parse(rest.join(' ')) as AnyContent) : undefined; // kept below
}

interface TypedProps {
  readonly item: ContentItem;
  readonly now: string;
  readonly save: (content: AnyContent) => Promise<boolean>;
}

/** A draft that saves itself once typing rests. What is wrong waits, with the reason, and is kept on the device. */
export function useTyped({ item, now, save }: TypedProps) {
  const [typed, setTyped] = useState(() => recall(item));
  const checked = typed && check(item, typed, now);
  const sent = useRef(item.content);
  const name = nameOf(item);
  const flush = async () => {
    const content = checked?.content;
    if (!content || isSameContent(content, sent.current)) return;
    const before = sent.current;
    sent.current = content;
    if (await save(content)) browser.forget(name);
    else if (sent.current === content) sent.current = before;
  };
  const latest = useRef(flush);
  latest.current = flush;
  // Somebody dropped the change, went back to an earlier state, or changed it elsewhere.
  useEffect(() => {
    if (isSameContent(item.content, sent.current)) return;
    sent.current = item.content;
    setTyped(undefined);
    browser.forget(name);
  }, [item.content, name]);
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => latest.current(), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => void latest.current(), []);
  return {
    draft: typed ?? item.content,
    problems: checked?.problems ?? {},
    change: (next: AnyContent) => {
      setTyped(next);
      browser.remember(name, `${item.version} ${JSON.stringify(next)}`);
    },
  };
}
