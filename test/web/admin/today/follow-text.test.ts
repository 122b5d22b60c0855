import { expect, test } from 'vitest';
import type { FollowUp } from '#domain/follow-up/follow-up.ts';
import { followText } from '../../../../web/admin/today/follow-text.ts';

const person = (kind: FollowUp['kind'], name: string): FollowUp => ({
  lead_id: '01JD3ZK8Q0000000000000000A',
  kind,
  name,
  text: 'hasn’t answered.',
  words: 'Did it reach you?',
});

test('who to follow up with is counted by why, and who has not paid is named', () => {
  const unpaid = ['Al Bo', 'Dora Hill'].map((name) => person('unpaid', name));
  expect(followText([person('offer', 'Ed Fox'), ...unpaid, person('plan', 'Flo Day')])).toBe(
    '1 has an open offer, 2 haven’t paid (Al Bo and Dora Hill), 1 has a visit due on their plan',
  );
  expect(followText([...unpaid, ...unpaid])).toBe('4 haven’t paid');
});
