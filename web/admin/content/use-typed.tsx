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
import { typing } from '../device/typed-contents.ts';
import { Contest } from './contest.tsx';
import type { SaveTyped } from './editor-props.ts';
import { saveNow } from './kept-typed.ts';
import { allTyped, type ContentItem } from './use-contents.ts';

const restMs = 600;

/** By the path of their field: `items.0.answer`. */
export type Problems = Readonly<Partial<Record<string, ReactNode>>>;

interface TypedProps {
  readonly item: ContentItem;
  readonly now: string;
  readonly earlier?: readonly AnyContent[];
  readonly save: SaveTyped;
  /** Whether what is right waits for the owner to say that it is meant. */
  readonly asksFirst?: (content: AnyContent) => boolean;
}

/**
 * A draft that saves itself once typing rests, with what isn't finished. What somebody changed to something else meanwhile
 * waits on the device until the owner has chosen. No field changes while it is typed in.
 */
export function useTyped({ item, now, earlier, save, asksFirst }: TypedProps) {
  const { kind, content: finished, published } = item;
  const shown = allTyped(item);
  const [kept] = useState(() => typing.recall(kind));
  const [typed, setTyped] = useState(() => kept && laidOver(kept, shown));
  const [contested, setContested] = useState(kept?.contested ?? []);
  /** What the server has, as far as this editor knows. */
  const saved = useRef({ all: kept?.over ?? shown, finished });
  const open = contested.filter((path) => typed && !isSameValue(valueAt(typed, path), valueAt(shown, path)));
  const draft = typed ?? shown;
  const checked = checkTyped(
    kind,
    { over: saved.current.all, finished: saved.current.finished, typed: draft, contested: open },
    { published, now, earlier, asksFirst },
  );
  /** What was shown when that was last looked at. */
  const judged = useRef<AnyContent>(undefined);
  const isSaving = useRef(false);
  /** Saves anew: the line came back while a save was on its way to fail, or somebody had saved before. */
  const [round, setRound] = useState(0);
  const isWanted = useRef(false);
  /** What isn't finished may be by now: meant, or its time has come. */
  const mayDiffer = typed !== undefined || item.unfinished !== undefined;
  const letGo = () => {
    setTyped(undefined);
    setContested([]);
    typing.forget(kind);
  };
  const take = (next: AnyContent, paths: readonly ContentPath[]) => {
    setTyped(next);
    setContested(paths);
    typing.keep(kind, { over: saved.current.all, typed: next, contested: paths });
  };
  const settle = (next: AnyContent) => {
    if (isSaving.current || next === judged.current) return;
    judged.current = next;
    const over = saved.current.all;
    saved.current = { all: next, finished };
    if (isSameContent(next, over)) return;
    const own = checked.whole ?? typed;
    if (!typed || !own || isSameContent(own, over) || isSameContent(own, next)) return letGo();
    take(laidOver({ over, typed }, next), [...open, ...contestedPaths(over, typed, next)]);
  };
  const flush = async () => {
    const { content, unfinished } = checked;
    const all = unfinished ?? content;
    isWanted.current = isSaving.current;
    const isAsSaved = isSameContent(all, saved.current.all) && isSameContent(content, saved.current.finished);
    if (!mayDiffer || isSaving.current) return;
    if (isAsSaved) return typed && isSameContent(typed, all) ? typing.forget(kind) : undefined;
    isSaving.current = true;
    const isSaved = await save(content, all);
    isSaving.current = false;
    if (!isSaved) {
      if (isWanted.current || latest.current.version !== item.version) setRound((before) => before + 1);
      return latest.current.settleNow();
    }
    saved.current = { all, finished: content };
    await latest.current.goOn(all);
  };
  /** Saves what was typed while the save before was under way. */
  const goOn = async (all: AnyContent) => {
    judged.current = shown;
    if (typed === undefined || isSameContent(checked.whole ?? typed, all)) {
      setContested([]);
      return typing.forget(kind);
    }
    take(typed, open);
    await flush();
  };
  const change = (next: AnyContent, paths: readonly ContentPath[] = open) => {
    const isAsSaved = [shown, saved.current.all].every((content) => isSameContent(next, content));
    if (isAsSaved && !isSaving.current && !item.unfinished) letGo();
    else take(next, paths);
  };
  const steps = { version: item.version, settle, settleNow: () => settle(shown), flush, goOn };
  const latest = useRef(steps);
  latest.current = steps;
  // Somebody dropped the change, went back to an earlier state, or changed it elsewhere.
  useEffect(() => latest.current.settle(shown), [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each round, and once the owner has chosen
  useEffect(() => {
    if (!mayDiffer) return;
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
  const problems: Problems = { ...checked.problems, ...Object.fromEntries(choices) };
  return { draft, problems, change: (next: AnyContent) => change(next) };
}
