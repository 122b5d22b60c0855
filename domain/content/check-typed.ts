import { type AnyContent, type ContentKind, contentSchemas } from './content.ts';
import { refusedFields } from './content-guards.ts';
import { pathById, withSavedAt } from './content-path.ts';
import type { TypedContent } from './laid-over.ts';

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

/** What is wrong with what was typed over what is saved, and what can be saved of it: what is wrong or contested waits alone. */
export function checkTyped(
  kind: ContentKind,
  { over, typed, contested = [] }: TypedContent,
  beside: Beside,
): Checked & { readonly content: AnyContent | undefined } {
  const { whole, problems } = checked(kind, typed, beside);
  const wrong = Object.keys(problems).map((path) => pathById(typed, path));
  const waiting = [...wrong, ...contested].map((path) => path.slice(0, oneUpTo[kind]));
  const rest = waiting.length === 0 ? whole : checked(kind, withSavedAt(typed, over, waiting), beside).whole;
  return { whole, problems, content: rest && !beside.asksFirst?.(rest) ? rest : undefined };
}
