/** `npm run blog:publish`: puts the articles of `content/blog/` into a stage's posts table. */
import process from 'node:process';
import { publishPosts } from '#functions/use-cases/publish-posts.ts';
import { readPosts } from '#prerender/read-posts.ts';
import { selectTarget } from './operator-target.ts';

// A deployed stage if the environment names its table, else the local product.
if (process.env.POSTS_TABLE === undefined) await selectTarget();
const { saved, unpublished } = await publishPosts(await readPosts());
process.stdout.write(`${saved} posts saved, ${unpublished} taken off the site.\n`);
