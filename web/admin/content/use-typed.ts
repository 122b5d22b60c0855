import { useEffect, useRef, useState } from 'react';
import { type AnyContent, contentSchemas, isSameContent } from '#domain/content/content.ts';
import { refusedFields } from '#domain/content/content-guards.ts';
import { laidOver } from '#domain/content/laid-over.ts';
import { aside, saveNow, typing } from './kept-typed.ts';
import type { ContentItem } from './use-contents.ts';

const restMs = 600;

type Problems = Readonly<Partial<Record<string, string>>>;

interface TypedProps {
  readonly item: ContentItem;
  readonly now: string;
  readonly earlier?: readonly AnyContent[];
  readonly save: (content: AnyContent) => Promise<boolean>;
  /** Whether what is right waits for the owner to say that it is meant. */
  readonly asksFirst?: (content: AnyContent) => boolean;
}

interface Checked {
  readonly content?: AnyContent;
  readonly problems: Problems;
}

/** Problems by the path of their field: `items.0.answer`. */
function check({ item, now, earlier, asksFirst }: TypedProps, typed: AnyContent): Checked {
  const { kind, published } = item;
  const { data, error } = contentSchemas[kind].safeParse(typed);
  if (!data) {
    const issues = error?.issues ?? [];
    return { problems: Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])) };
  }
  const problems = refusedFields(kind, data, published, now, earlier);
  return Object.keys(problems).length > 0 || asksFirst?.(data) ? { problems } : { content: data, problems };
}

/**
 * A draft that saves itself once typing rests. What is wrong waits, with the reason, and is kept on the device. Where
 * somebody changed the content meanwhile, theirs is shown, and what was not saved is put aside.
 */
export function useTyped(props: TypedProps) {
  const { item, save } = props;
  const { kind, content: shown } = item;
  const [kept] = useState(() => typing.recall(kind));
  const [typed, setTyped] = useState(() => kept && laidOver(kept, shown));
  const checked = typed && check(props, typed);
  /** What the server has, as far as this editor knows. */
  const saved = useRef(kept?.over ?? shown);
  /** What was shown when that was last looked at. */
  const judged = useRef<AnyContent>(undefined);
  const isSaving = useRef(false);
  /** Saves anew: the line came back while a save was on its way to fail. */
  const [round, setRound] = useState(0);
  const isWanted = useRef(false);
  const keepTyped = (content: AnyContent) => typing.keep(kind, { over: saved.current, typed: content });
  const settle = (next: AnyContent) => {
    if (isSaving.current || next === judged.current) return;
    judged.current = next;
    if (isSameContent(next, saved.current)) return;
    const own = checked?.content ?? typed;
    const isUnsaved = own && !isSameContent(own, saved.current) && !isSameContent(own, next);
    if (isUnsaved) aside.keep(kind, { over: saved.current, typed: own });
    saved.current = next;
    setTyped(undefined);
    typing.forget(kind);
  };
  const flush = async () => {
    const content = checked?.content;
    isWanted.current = isSaving.current;
    if (!content || isSaving.current || isSameContent(content, saved.current)) return;
    isSaving.current = true;
    const isSaved = await save(content);
    isSaving.current = false;
    if (!isSaved) {
      if (isWanted.current) setRound((before) => before + 1);
      return latest.current.settleNow();
    }
    saved.current = content;
    await latest.current.goOn(content);
  };
  /** Saves what was typed while the save before was under way. */
  const goOn = async (content: AnyContent) => {
    judged.current = shown;
    if (typed === undefined || isSameContent(checked?.content ?? typed, content)) return typing.forget(kind);
    keepTyped(typed);
    await flush();
  };
  const steps = { settle, settleNow: () => settle(shown), flush, goOn };
  const latest = useRef(steps);
  latest.current = steps;
  // Somebody dropped the change, went back to an earlier state, or changed it elsewhere.
  useEffect(() => latest.current.settle(shown), [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each round
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => latest.current.flush(), restMs);
    return () => clearTimeout(timer);
  }, [typed, round]);
  useEffect(() => {
    const onLine = () => void latest.current.flush();
    window.addEventListener('online', onLine);
    saveNow.addEventListener('press', onLine);
    return () => {
      window.removeEventListener('online', onLine);
      saveNow.removeEventListener('press', onLine);
      onLine();
    };
  }, []);
  return {
    draft: typed ?? shown,
    problems: checked?.problems ?? {},
    change: (next: AnyContent) => {
      const isAsSaved = [shown, saved.current].every((content) => isSameContent(next, content));
      if (isAsSaved && !isSaving.current) {
        setTyped(undefined);
        return typing.forget(kind);
      }
      setTyped(next);
      keepTyped(next);
    },
  };
}
