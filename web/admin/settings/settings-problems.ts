import type { z } from 'zod';

/** The sentence beside a wrong number or text; a schema's own sentence comes before it. */
export const problemWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return 'Enter a whole number.';
    case 'too_small':
      if (issue.origin === 'array') return 'Keep at least one.';
      return issue.origin === 'string' ? 'This can’t be empty.' : `At least ${issue.minimum}.`;
    case 'too_big':
      if (issue.origin === 'array') return `At most ${issue.maximum}.`;
      return issue.origin === 'string' ? `At most ${issue.maximum} characters.` : `At most ${issue.maximum}.`;
    default:
      return undefined;
  }
};
