import * as z from 'zod';
import { Instant } from '../ids.ts';

export const PostSlug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** `body` is Markdown, `cover_image_url` a site path or an https URL. */
export const BlogPost = z.strictObject({
  id: z.string(),
  slug: PostSlug,
  title: z.string().min(1).max(200),
  excerpt: z.string().max(500).optional(),
  body: z.string().max(100_000).optional(),
  cover_image_url: z.string().max(500).optional(),
  tags: z.array(z.string().min(1).max(40)).max(20),
  published: z.boolean(),
  created_at: Instant,
});
export type BlogPost = z.infer<typeof BlogPost>;
