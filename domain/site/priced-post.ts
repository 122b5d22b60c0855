import { withPrices } from '../price/price-tokens.ts';
import type { Prices } from '../price/prices.ts';
import type { BlogPost } from './blog-post.ts';

/** An article as it is read: files and table hold tokens for the prices in it. */
export const pricedPost = (post: BlogPost, prices: Prices): BlogPost => ({
  ...post,
  title: withPrices(post.title, prices),
  ...(post.excerpt !== undefined && { excerpt: withPrices(post.excerpt, prices) }),
  ...(post.body !== undefined && { body: withPrices(post.body, prices) }),
});
