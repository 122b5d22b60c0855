import * as z from 'zod';
import { BlogPost } from '../site/blog-post.ts';

/** A positive whole number; any other value is ignored. */
const positiveOrNone = z
  .string()
  .transform((text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined))
  .optional();

export const blog = {
  'blog-posts': {
    input: z.strictObject({ limit: positiveOrNone, tag: z.string().max(40).optional() }),
    output: z.strictObject({ posts: z.array(BlogPost) }),
  },
  'blog-post': {
    input: z.strictObject({ slug: z.string() }),
    output: BlogPost,
  },
};
