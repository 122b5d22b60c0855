import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { privateValuesIn } from '../../commands/audit/private-marks.ts';
import { ownFiles, privateValuesBelow, secretsIn } from '../../commands/audit-secrets.ts';
import { builtFolder, openBuiltSite } from '../web/built-site.ts';

await openBuiltSite();

test('no file of the project holds a secret', () => {
  const files = ownFiles();
  expect(files.length).toBeGreaterThan(400);
  expect(secretsIn(files)).toBe('');
});

// Put together here, so that this very file holds none.
const secrets: Readonly<Record<string, string>> = {
  'an access key': `key = "AKIA${'J3ZQ7XKMTW5RV2HB'}"`,
  'a secret key': `aws_secret_access_key = "${'kR9vT2xLq8WmZ4nB7cYd/'}${'Hs6JpUf3GaEw1oXiQtK'}"`,
  "a code host's token": `token: ghp_${'Xa9Lk2Qm4Rt7Vw1Zb5Nc8Yd3Fg6Hj0Ps2Ue4'}`,
};

test.each(Object.entries(secrets))('%s would be found, and printed masked', async (_, text) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'secrets-'));
  const file = path.join(folder, 'settings.ts');
  await writeFile(file, `${text}\n`);
  const found = secretsIn([file]);
  expect(found).toContain('settings.ts');
  expect(found).not.toContain(String(/[\w/]{16,}(?="|$)/.exec(text)));
  await rm(folder, { recursive: true });
});

test('the site that browsers get says nothing private', () => {
  // A local build shows where nothing else differs from the production build; config.json comes later.
  expect(privateValuesBelow(builtFolder, 'site')).toEqual([]);
});

test.each([
  ['//# sourceMappingURL=index.js.map', 'a source map'],
  [`import "${process.cwd()}/web/pages.tsx"`, "a path of the build's machine"],
  ['fetch(url, { headers: { "X-Origin-Verify": secret } })', 'the origin secret'],
  ['new Query({ TableName: "LeadStatusHistory" })', 'a table or its name'],
  ['Amplify.configure("http://localhost:9229")', "a service's own address"],
  ['mailto:dana@example.com', "somebody's address"],
])('%s would be found', (text, what) => {
  expect(privateValuesIn(text, 'site').join()).toContain(what);
});

test("the business's own mailboxes are no secret", () => {
  expect(privateValuesIn('mailto:hello@boatdetailingla.example', 'site')).toEqual([]);
});
