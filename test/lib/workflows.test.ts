import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { settingNames } from '#lib/settings.ts';

const folder = '.github/workflows';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Job {
  readonly steps?: readonly Step[];
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string;
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  return { file, text, ...(matter(`---\n${text}\n---\n`).data as Workflow) };
});
const jobs = workflows.flatMap(({ file, jobs }) =>
  Object.entries(jobs).map(([name, job]) => ({ where: `${file} ${name}`, job })),
);
const steps = jobs.flatMap(({ where, job }) => (job.steps ?? []).map((step) => ({ where, step })));

test.each(workflows)('$file runs actions by commit, with the version beside it', ({ text }) => {
  for (const [line, action] of text.matchAll(/uses: (\S+).*/g)) {
    if (action?.startsWith('./')) continue;
    expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test.each(workflows)(
  '$file may read the code and nothing else, unless a job asks for more',
  ({ permissions }) => {
    expect(permissions).toEqual({ contents: 'read' });
  },
);

test('no workflow holds a key or a secret: AWS knows GitHub by its tokens', () => {
  for (const { text } of workflows) expect(text).not.toMatch(/secrets\.|aws-access-key|AWS_SECRET/i);
});

test('only jobs that take on a role may ask for a token, and those that run a change write nothing', () => {
  for (const { where, job } of jobs) {
    const { permissions = {} } = job;
    const takesOnRole =
      job.uses === './.github/workflows/deploy-stage.yml' ||
      job.steps?.some(({ uses }) => uses?.startsWith('aws-actions/configure-aws-credentials@'));
    expect(permissions['id-token'] === 'write', where).toBe(takesOnRole === true);
    if (permissions['pull-requests'] === 'write') {
      expect(permissions['id-token']).toBeUndefined();
      expect(job.steps?.filter(({ uses }) => uses !== undefined)).toEqual([]);
    }
  }
});

test('a job that may take on a role installs the CDK command alone, and builds nothing', () => {
  const withToken = jobs.filter(({ job }) => job.steps && job.permissions?.['id-token'] === 'write');
  expect(withToken.map(({ where }) => where)).toEqual(['deploy-stage.yml deploy', 'pull-request.yml diff']);
  for (const { where, job } of withToken) {
    const commands = (job.steps ?? []).flatMap(({ run }) => run ?? []);
    expect(
      commands.filter((command) => /\bnp[mx]\b/.test(command)),
      where,
    ).toEqual(['npm ci --ignore-scripts --prefix .github/cdk']);
    expect(commands.filter((command) => /\bcdk (?:deploy|diff) --app cdk\.out /.test(command))).toHaveLength(
      1,
    );
  }
});

test("that command is the project's own version, and brings no other package along", () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { dependencies } = read('.github/cdk/package.json');
  expect(dependencies).toEqual({ 'aws-cdk': read('package.json').devDependencies['aws-cdk'] });
  const { packages } = read('.github/cdk/package-lock.json');
  expect(Object.keys(packages)).toEqual(['', 'node_modules/aws-cdk']);
  const name = 'node_modules/aws-cdk';
  expect(packages[name].integrity).toBe(read('package-lock.json').packages[name].integrity);
});

test('no install runs the scripts of packages', () => {
  const installs = steps.flatMap(({ step }) => step.run?.match(/npm (?:ci|install)\b.*/g) ?? []);
  expect(installs.length).toBeGreaterThan(3);
  for (const install of installs) expect(install).toContain('--ignore-scripts');
  expect(readFileSync('commands/install.mjs', 'utf8')).toContain("'npm ci --no-progress --ignore-scripts'");
});

test('nothing that others write is put into a script', () => {
  for (const { step } of steps) expect(step.run ?? '').not.toContain('${{');
});

test.each(['deploy-stage.yml build', 'pull-request.yml synth'])(
  '%s hands on every setting that a stage has',
  (name) => {
    const job: Job = jobs.find(({ where }) => where === name)?.job ?? {};
    const given = Object.keys(job.env ?? {}).filter((name) => name !== 'STAGE');
    expect(given.sort()).toEqual([...settingNames].sort());
    for (const name of given) expect(job.env?.[name]).toBe(`\${{ vars.${name} }}`);
  },
);

test('what is checked: weaknesses, licenses, everything that npm test holds, the templates, and secrets', () => {
  const check = workflows.find(({ file }) => file === 'check.yml')?.jobs.check?.steps ?? [];
  expect(check.flatMap(({ run }) => run ?? [])).toEqual([
    'npm ci --ignore-scripts',
    'npm audit --omit=dev --audit-level=high',
    'npm run audit:licences',
    'npm test',
    'npm run synth',
    'npm run audit:secrets',
  ]);
});

test('main goes to dev, then to prod, each from its own environment', () => {
  const { jobs } = workflows.find(({ file }) => file === 'deploy.yml') ?? { jobs: {} };
  expect(jobs).toMatchObject({
    check: { uses: './.github/workflows/check.yml' },
    dev: { needs: 'check', with: { stage: 'dev', role: `\${{ vars.DEPLOY_ROLE_DEV }}` } },
    prod: { needs: 'dev', with: { stage: 'prod', role: `\${{ vars.DEPLOY_ROLE_PROD }}` } },
  });
  const stage = workflows.find(({ file }) => file === 'deploy-stage.yml');
  expect(stage?.jobs.deploy?.environment).toMatch(/inputs\.stage/);
});

test('every stack that is deployed or compared is named: what a build adds is left alone', () => {
  const commands = steps.flatMap(({ step }) => step.run?.match(/\bcdk (?:deploy|diff) .*/g) ?? []);
  expect(commands).toHaveLength(2);
  for (const command of commands) {
    expect(command).not.toMatch(/--all|\*/);
    expect(command.match(/BoatDetailing-[\w$]+-(?:Edge|Site)/g)).toHaveLength(2);
  }
});
