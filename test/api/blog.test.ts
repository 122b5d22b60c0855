import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationOutput } from '#domain/operations/index.ts';
import { handler as blogPost } from '#functions/blog-post.ts';
import { handler as blogPosts } from '#functions/blog-posts.ts';
import { savePost } from '#functions/data/posts.ts';
import { publishPosts } from '#functions/use-cases/publish-posts.ts';
import { readPosts } from '#prerender/read-posts.ts';
import { callHandler, partsForTests } from './parts.ts';

partsForTests();
let folder: string;

const file = (title: string, created_at: string, more = '') =>
  `---\ntitle: '${title}'\ntags: [care]\ncreated_at: '${created_at}'\npublished: true\n${more}---\n\nText of ${title}.\n`;
const publish = async () => publishPosts(await readPosts(folder));
const write = (name: string, content: string) => writeFile(path.join(folder, name), content);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'posts-'));
  await write('wax.md', file('Wax', '2026-05-01T16:00:00.000Z', "excerpt: 'Why wax'\ncover: blog-wax\n"));
  await write('teak.md', file('Teak', '2026-06-01T16:00:00.000Z'));
  await write('draft.md', file('Draft', '2026-07-01T16:00:00.000Z').replace('true', 'false'));
  await publish();
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const posts = async (query: Record<string, string> = {}): Promise<OperationOutput<'blog-posts'>['posts']> =>
  (await callHandler(blogPosts, { query })).body.posts;
const slugs = async (query: Record<string, string> = {}) => (await posts(query)).map(({ slug }) => slug);
const post = (slug: string) => callHandler(blogPost, { path: { slug } });

test('published posts are listed newest first, with everything the pages show', async () => {
  expect(await slugs()).toEqual(['teak', 'wax']);
  expect((await posts())[1]).toEqual({
    id: 'wax',
    slug: 'wax',
    title: 'Wax',
    excerpt: 'Why wax',
    cover_image_url: 'blog-wax',
    tags: ['care'],
    body: 'Text of Wax.',
    published: true,
    created_at: '2026-05-01T16:00:00.000Z',
  });
});

test.each([
  ['1', ['teak']],
  ['2', ['teak', 'wax']],
  ['0', ['teak', 'wax']],
  ['-1', ['teak', 'wax']],
  ['many', ['teak', 'wax']],
  ['', ['teak', 'wax']],
])('the limit %j counts only when it is positive', async (limit, expected) => {
  expect(await slugs({ limit })).toEqual(expected);
});

test('a tag filters only when it is not empty, also where it thins the pages of the index', async () => {
  expect(await slugs({ tag: '' })).toEqual(['teak', 'wax']);
  expect(await slugs({ tag: 'no such tag' })).toEqual([]);
  // More than 1 MB of posts with another tag lie before the older ones in the index.
  for (let number = 0; number < 12; number += 1) {
    await savePost({
      id: `long-${number}`,
      slug: `long-${number}`,
      title: 'Long',
      body: 'x'.repeat(99_000),
      tags: ['long'],
      published: true,
      created_at: `2026-08-${10 + number}T16:00:00.000Z`,
    });
  }
  expect(await slugs({ tag: 'care', limit: '1' })).toEqual(['teak']);
  expect(await slugs({ tag: 'care' })).toEqual(['teak', 'wax']);
  expect(await slugs({ limit: '13' })).toHaveLength(13);
});

test.each(['no-such-post', 'draft', 'UPPER CASE', '../etc', 'a'.repeat(500)])(
  'the post %j is not found',
  async (slug) => {
    expect(await post(slug)).toEqual({ status: 404, body: { error: 'We couldn’t find this article.' } });
  },
);

test('publishing again changes nothing, and a post whose file is gone is taken off the site', async () => {
  expect((await publish()).saved).toBe(3);
  expect((await post('wax')).body.title).toBe('Wax');
  await rm(path.join(folder, 'wax.md'));
  expect((await publish()).unpublished).toBeGreaterThanOrEqual(1);
  expect((await post('wax')).status).toBe(404);
  expect(await slugs()).toEqual(['teak']);
  await write('wax.md', file('Wax again', '2026-05-01T16:00:00.000Z'));
  await publish();
  expect((await post('wax')).body.title).toBe('Wax again');
});

test('a file that is no post stops the publishing before anything is written', async () => {
  await write('zz-broken.md', file('Broken', 'yesterday'));
  await write('teak.md', file('Teak revised', '2026-06-01T16:00:00.000Z'));
  await expect(publish()).rejects.toThrow(/created_at/);
  expect((await post('teak')).body.title).toBe('Teak');
  await rm(path.join(folder, 'zz-broken.md'));
});

test('the posts that ship can be published', async () => {
  expect((await publishPosts(await readPosts())).saved).toBeGreaterThanOrEqual(6);
  expect(await slugs()).toContain('oxidation-explained');
});
