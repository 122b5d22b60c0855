import { expect, test } from 'vitest';
import { countComments } from '../../commands/comments/count-comments.ts';

test('lines of comments are counted, blank lines are not lines', () => {
  const source = `/** One line. */
export const a = 1; // beside code

/**
 * Several
 * lines.
 */
export const b = 'https://example.com/*';
// Its own line.
const view = (
  <p>
    {/* In JSX. */}
  </p>
);
`;
  expect(countComments(source)).toEqual({ lines: 13, comments: 7 });
});
