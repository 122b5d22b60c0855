import { expect, test } from 'vitest';
import { mailLateSince } from '#domain/mail/late-mail.ts';
import type { TaskKind } from '#domain/tasks.ts';

const now = '2026-12-02T17:24:00.000Z';

test('an email to the customer is late two minutes after it was due; the owner’s and photos never are', () => {
  const late = (kind: TaskKind, due_at: string) => mailLateSince([{ kind, due_at }], now);
  expect(late('done', '2026-12-02T17:21:59.000Z')).toBe('2026-12-02T17:21:59.000Z');
  expect(late('done', '2026-12-02T17:22:00.000Z')).toBeUndefined();
  expect(late('review', '2026-12-04T17:24:00.000Z')).toBeUndefined();
  expect(late('news', '2026-12-02T17:00:00.000Z')).toBeUndefined();
  expect(late('photos', '2026-12-02T17:00:00.000Z')).toBeUndefined();
});
