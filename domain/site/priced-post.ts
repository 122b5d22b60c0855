import { withNames, withPrices } from '../price/price-tokens.ts';
import type { PriceList } from '../price/prices.ts';
import type { BlogPost } from './blog-post.ts';

/** An article as it is read: files and table hold tokens for the prices and names in it. */
export const pricedPost = (
  post: BlogPost,
  { prices, names }: Pick<PriceList, 'prices' | 'names'>,
): BlogPost => {
  const filled = (text: string) => withPrices(withNames(text, names), prices);
  return {
    ...post,
    title: filled(post.title),
    ...(post.excerpt !== undefined && { excerpt: filled(post.excerpt) }),
    ...(post.body !== undefined && { body: filled(post.body) }),
  };
};
