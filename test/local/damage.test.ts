import { mkdir, mkdtemp, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startCognito } from '#local/cognito/start-cognito.ts';
import { LOCAL_REGION } from '#local/credentials.ts';
import { DamagedFile } from '#local/damaged-file.ts';
import { startEngine } from '#local/dynamodb/engine.ts';
import { startDynamoDb } from '#local/dynamodb/start-dynamodb.ts';
import { openMailStore } from '#local/ses/mail-store.ts';
import { eventually } from '../eventually.ts';
import { clientId, poolId } from './local-pool.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'damage-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a database that cannot come back says so once, and is back as soon as it can', async () => {
  const folder = await temporaryFolder();
  const tables = path.join(folder, 'tables');
  const lines: string[] = [];
  const engine = await startEngine(tables, {
    startAttempts: 2,
    startPauseMs: 10,
    retryMs: 50,
    report: (line) => lines.push(line),
  });
  onTestFinished(() => engine.stop());
  // Its folder becomes a file, so no new process can open it; then the process dies.
  await rename(tables, `${tables}.kept`);
  await writeFile(tables, '');
  engine.kill();
  await eventually(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatch(/^The database stopped: .* It comes back by itself once it can\.$/);
  await expect(engine.call('ListTables', {})).rejects.toThrow();
  await rm(tables);
  await rename(`${tables}.kept`, tables);
  await eventually(async () => expect(await engine.call('ListTables', {})).toMatchObject({ status: 200 }));
  expect(lines.slice(1)).toEqual(['The database is back.']);
});

test('tables whose CURRENT is gone are refused by name, not taken for new ones', async () => {
  const directory = await temporaryFolder();
  await (await startDynamoDb({ directory })).close();
  await rm(path.join(directory, 'tables', 'CURRENT'));
  const refusal = await startDynamoDb({ directory }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DamagedFile);
  expect(refusal).toMatchObject({ file: path.join(directory, 'tables', 'CURRENT') });
  expect((await readdir(path.join(directory, 'tables'))).length).toBeGreaterThan(0);
});

test.each([
  ['table-settings.json', '{"Leads":{"str'],
  ['transaction.journal', '[{"item":{"ta\n'],
])('a cut %s is refused by name, and keeps nothing in use', async (name, content) => {
  const directory = await temporaryFolder();
  await mkdir(directory, { recursive: true });
  await writeFile(path.join(directory, name), content);
  const refusal = await startDynamoDb({ directory }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ file: path.join(directory, name) });
  await rm(path.join(directory, name));
  await (await startDynamoDb({ directory })).close();
});

test("a cut file of the admins' pool is refused by name", async () => {
  const directory = await temporaryFolder();
  const sendCode = async () => undefined;
  const start = () =>
    startCognito({ directory, poolId, clientId, region: LOCAL_REGION, origins: [], sendCode });
  await (await start()).close();
  const file = path.join(directory, `${poolId}.json`);
  await truncate(file, 20);
  expect(await start().catch((error: unknown) => error)).toMatchObject({ file });
});

test('a cut email is read from its source again, and keeps no other from the inbox', async () => {
  const directory = await temporaryFolder();
  const store = await openMailStore(directory);
  const raw = (subject: string) => Buffer.from(`From: a@example.com\r\nSubject: ${subject}\r\n\r\nText`);
  const first = await store.add(raw('First'), { to: ['b@example.com'] });
  const second = await store.add(raw('Second'), { to: ['b@example.com'] });
  await store.add(raw('Third'), { to: ['b@example.com'] });
  await truncate(path.join(directory, `${first}.json`), 20);
  await truncate(path.join(directory, `${second}.json`), 20);
  await rm(path.join(directory, `${second}.eml`));
  expect((await store.list()).map(({ subject }) => subject)).toEqual(['Third', 'First']);
});
