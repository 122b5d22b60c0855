import { type ReactNode, useEffect, useRef, useState } from 'react';
import { checkTyped } from '#domain/content/check-typed.ts';
import { type AnyContent, isSameContent } from '#domain/content/content.ts';
import {
  type ContentPath,
  contestedPaths,
  placedPath,
  valueAt,
  withSavedAt,
} from '#domain/content/content-path.ts';
import { laidOver } from '#domain/content/laid-over.ts';
import { isSameValue } from '#domain/content/same-value.ts';
import { Contest } from './contest.tsx';
import { saveNow, typing } from './kept-typed.ts';
import type { ContentItem } from './use-contents.ts';

const restMs = 600;

/** By the path of their field: `items.0.answer`. */
export type Problems = Readonly<Partial<Record<string, ReactNode>>>;

interface TypedProps {
  readonly item: ContentItem;
  readonly now: string;
  readonly earlier?: readonly AnyContent[];
  readonly save: (content: AnyContent) => Promise<boolean>;
  /** Whether what is right waits for the owner to say that it is meant. */
  readonly asksFirst?: (content: AnyContent) => boolean;
}

/**
 * A draft that saves itself once typing rests. What is wrong waits, with the reason, and is kept on the device; so does
 * what somebody changed to something else meanwhile, until the owner has chosen. No field changes while it is typed in.
 */
export function useTyped({ item, now, earlier, save, asksFirst }: TypedProps) {
  const { kind, content: shown, published } = item;
  const [kept] = useState(() => typing.recall(kind));
  const [typed, setTyped] = useState(() => kept && laidOver(kept, shown));
  const [contested, setContested] = useState(kept?.contested ?? []);
  /** What the server has, as far as this editor knows. */
  const saved = useRef(kept?.over ?? shown);
  const open = contested.filter((path) => typed && !isSameValue(valueAt(typed, path), valueAt(shown, path)));
  const checked =
    typed &&
    checkTyped(kind, { over: saved.current, typed, contested: open }, { published, now, earlier, asksFirst });
  /** What was shown when that was last looked at. */
  const judged = useRef<AnyContent>(undefined);
  const isSaving = useRef(false);
  /** Saves anew: the line came back while a save was on its way to fail. */
  const [round, setRound] = useState(0);
  const isWanted = useRef(false);
  const letGo = () => {
    setTyped(undefined);
    setContested([]);
    typing.forget(kind);
  };
  const take = (next: AnyContent, paths: readonly ContentPath[]) => {
    setTyped(next);
    setContested(paths);
    typing.keep(kind, { over: saved.current, typed: next, contested: paths });
  };
  const settle = (next: AnyContent) => {
    if (isSaving.current || next === judged.current) return;
    judged.current = next;
    const over = saved.current;
    if (isSameContent(next, over)) return;
    saved.current = next;
    const own = checked?.whole ?? typed;
    if (!typed || !own || isSameContent(own, over) || isSameContent(own, next)) return letGo();
    take(laidOver({ over, typed }, next), [...open, ...contestedPaths(over, typed, next)]);
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
    if (typed === undefined || isSameContent(checked?.whole ?? typed, content)) {
      setContested([]);
      return typing.forget(kind);
    }
    take(typed, open);
    await flush();
  };
  const change = (next: AnyContent, paths: readonly ContentPath[] = open) => {
    const isAsSaved = [shown, saved.current].every((content) => isSameContent(next, content));
    if (isAsSaved && !isSaving.current) letGo();
    else take(next, paths);
  };
  const steps = { settle, settleNow: () => settle(shown), flush, goOn };
  const latest = useRef(steps);
  latest.current = steps;
  // Somebody dropped the change, went back to an earlier state, or changed it elsewhere.
  useEffect(() => latest.current.settle(shown), [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each round, and once the owner has chosen
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => latest.current.flush(), restMs);
    return () => clearTimeout(timer);
  }, [typed, contested, round]);
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
  const draft = typed ?? shown;
  const choiceOf = (path: ContentPath) => {
    const others = open.filter((other) => other !== path);
    return (
      <Contest
        {...{ item, now }}
        mine={valueAt(draft, path)}
        theirs={valueAt(shown, path)}
        onKeep={() => change(draft, others)}
        onTake={() => change(withSavedAt(draft, shown, [path]), others)}
      />
    );
  };
  const choices = open.map((path) => [placedPath(draft, path), choiceOf(path)] as const);
  const problems: Problems = { ...checked?.problems, ...Object.fromEntries(choices) };
  return { draft, problems, change: (next: AnyContent) => change(next) };
}
