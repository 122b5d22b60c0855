import { type AnyContent, type ContentKind, contentSchemas } from './content.ts';
import { refusedFields } from './content-guards.ts';
import { pathById, withSavedAt } from './content-path.ts';
import { laidOver, type TypedContent } from './laid-over.ts';
import { isSameValue } from './same-value.ts';

interface Beside {
  readonly published: AnyContent;
  readonly now: string;
  readonly earlier?: readonly AnyContent[] | undefined;
  /** Whether what is right waits for the owner to say that it is meant. */
  readonly asksFirst?: ((content: AnyContent) => boolean) | undefined;
}

interface Checked {
  /** All that was typed, where nothing of it is wrong. */
  readonly whole: AnyContent | undefined;
  /** Sentences by the path of their field: `items.0.answer`. */
  readonly problems: Readonly<Partial<Record<string, string>>>;
}

/** How much of a path is saved or waits as one: an announcement as a whole, both ends of a surcharge. */
const oneUpTo: Partial<Record<ContentKind, number>> = { announcement: 0, surcharges: 1 };

function checked(kind: ContentKind, typed: AnyContent, { published, now, earlier }: Beside): Checked {
  const { data, error } = contentSchemas[kind].safeParse(typed);
  if (!data) {
    const issues = error?.issues ?? [];
    const problems = Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
    return { whole: undefined, problems };
  }
  const problems = refusedFields(kind, data, published, now, earlier);
  return { whole: Object.keys(problems).length > 0 ? undefined : data, problems };
}

interface Parts {
  /** What can stand on the site. */
  readonly content: AnyContent;
  /** All of it, where some can't. */
  readonly unfinished: AnyContent | undefined;
}

interface Typed extends TypedContent {
  /** What can stand on the site of what is saved. */
  readonly finished: AnyContent;
}

/** In bytes: a call takes 64 kB in all. */
const mostInOneCall = 60_000;

const fits = (parts: Parts): boolean =>
  new TextEncoder().encode(JSON.stringify(parts)).length <= mostInOneCall;

/**
 * What is wrong with what was typed over what is saved, and what is saved of it: what is wrong stays beside what can
 * stand on the site, what is contested as it was saved. What would be too much stays on the device.
 */
export function checkTyped(
  kind: ContentKind,
  { over, finished, typed, contested = [] }: Typed,
  beside: Beside,
): Checked & Parts {
  const { whole, problems } = checked(kind, typed, beside);
  const wrong = Object.keys(problems).map((path) => pathById(typed, path));
  const waiting = [...wrong, ...contested].map((path) => path.slice(0, oneUpTo[kind]));
  const base = withSavedAt(typed, finished, waiting);
  const rest = waiting.length === 0 ? whole : checked(kind, base, beside).whole;
  const content = rest && !beside.asksFirst?.(rest) ? rest : finished;
  const own = withSavedAt(typed, over, contested);
  const kept = laidOver({ over: base, typed: own }, rest ?? base);
  const parts = { content, unfinished: isSameValue(kept, content) ? undefined : kept };
  return { whole, problems, ...(fits(parts) ? parts : { content, unfinished: undefined }) };
}
