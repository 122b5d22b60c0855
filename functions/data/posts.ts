import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { BlogPost, PostSlug } from '#domain/site/blog-post.ts';
import { env } from '../runtime/env.ts';
import { documents } from './clients.ts';
import { postsTable, publishedShard } from './keys.ts';

const StoredPost = BlogPost.strip();

/** No limit means all. */
export interface PostFilter {
  readonly limit?: number | undefined;
  readonly tag?: string | undefined;
}

/** Newest first. A tag filter thins the index's pages, so pages are read until there are enough posts. */
export async function publishedPosts({ limit, tag }: PostFilter = {}): Promise<BlogPost[]> {
  const posts: BlogPost[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await documents().send(
      new QueryCommand({
        TableName: env(postsTable.env),
        IndexName: 'published',
        KeyConditionExpression: 'published_shard = :published',
        ...(tag === undefined ? {} : { FilterExpression: 'contains(tags, :tag)' }),
        ExpressionAttributeValues: {
          ':published': publishedShard,
          ...(tag === undefined ? {} : { ':tag': tag }),
        },
        ScanIndexForward: false,
        // DynamoDB applies a limit before the filter: with a tag it would only mean more pages.
        ...(limit === undefined || tag !== undefined ? {} : { Limit: limit - posts.length }),
        ExclusiveStartKey: from,
      }),
    );
    posts.push(...(page.Items ?? []).map((item) => StoredPost.parse(item)));
    from = page.LastEvaluatedKey;
  } while (from !== undefined && (limit === undefined || posts.length < limit));
  return posts.slice(0, limit);
}

/** Undefined for an unknown or malformed slug. */
export async function publishedPostOf(slug: string): Promise<BlogPost | undefined> {
  if (!PostSlug.safeParse(slug).success) return undefined;
  const { Item } = await documents().send(new GetCommand({ TableName: env(postsTable.env), Key: { slug } }));
  const post = Item && StoredPost.parse(Item);
  return post?.published ? post : undefined;
}

/** Replaces the stored post: the files are the source. */
export async function savePost(post: BlogPost): Promise<void> {
  const shard = post.published ? { published_shard: publishedShard } : {};
  await documents().send(new PutCommand({ TableName: env(postsTable.env), Item: { ...post, ...shard } }));
}

export async function unpublishPost(slug: string): Promise<void> {
  await documents().send(
    new UpdateCommand({
      TableName: env(postsTable.env),
      Key: { slug },
      UpdateExpression: 'SET published = :no REMOVE published_shard',
      ConditionExpression: 'attribute_exists(slug)',
      ExpressionAttributeValues: { ':no': false },
    }),
  );
}
