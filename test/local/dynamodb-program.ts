/** The database in a process of its own, for the test that kills it. Says its address to its parent. */
import { startDynamoDb } from '#local/dynamodb/start-dynamodb.ts';

const { url } = await startDynamoDb({ directory: process.argv[2] ?? '' });
process.send?.(url);
