import { fieldErrors } from '#domain/booking/field-errors.ts';
import { type AnyContent, type ContentKind, contentSchemas } from '#domain/content/content.ts';
import { refusedFields } from '#domain/content/content-guards.ts';
import { publishedBefore } from '../../data/content/publishes.ts';
import { AppError } from '../../runtime/app-error.ts';

/** What was sent as a draft of that kind; throws for what no page could be made of. */
export function readDraft(kind: ContentKind, sent: unknown): AnyContent {
  const { data, error } = contentSchemas[kind].safeParse(sent);
  if (data) return data;
  const issues = error?.issues ?? [];
  const wrong = fieldErrors(issues.map((issue) => ({ ...issue, path: ['content', ...issue.path] })));
  throw new AppError('invalid', wrong.error, { fields: wrong.fields });
}

/** Throws for what is wrong beside what is published, or at this moment. */
export async function refuseWrong(
  kind: ContentKind,
  draft: AnyContent,
  published: AnyContent,
  now: string,
): Promise<void> {
  if (Object.keys(refusedFields(kind, draft, published, now)).length === 0) return;
  const refused = Object.entries(refusedFields(kind, draft, published, now, await publishedBefore(kind)));
  const [first] = refused;
  if (!first) return;
  const fields = Object.fromEntries(refused.map(([field, sentence = '']) => [`content.${field}`, sentence]));
  throw new AppError('invalid', first[1] ?? '', { fields });
}
