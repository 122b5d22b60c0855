/** `npm run synth [-- -c domain=none ...]`: offline, held against all rules; options go on to the CDK. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { bundleFolder, functionNames } from '#lib/bundle.ts';

const begun = performance.now();

function run(...command: readonly [string, ...string[]]): void {
  const [program, ...words] = command;
  const { status } = spawnSync(program, words, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const say = (...columns: readonly [string, ...string[]]) => {
  const [name, ...others] = columns;
  process.stdout.write(`${name.padEnd(28)}${others.map((column) => column.padStart(12)).join('')}\n`);
};
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
const sizeOf = (folder: string) =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);

interface Synthesised {
  readonly Resources: Readonly<Record<string, { readonly Metadata?: Readonly<Record<string, string>> }>>;
}

/** A template, and those of the stacks nested in it, which it names by their files. */
function withNested(stack: string, file: string): (readonly [string, string, number])[] {
  const text = readFileSync(path.join('cdk.out', file), 'utf8');
  const { Resources } = JSON.parse(text) as Synthesised; // the CDK's own file
  const nested = Object.values(Resources).flatMap(({ Metadata }) => {
    const inside = Metadata?.['aws:asset:path'];
    return inside?.endsWith('.nested.template.json') ? [inside] : [];
  });
  const own = [stack, text, Object.keys(Resources).length] as const;
  return [own, ...nested.flatMap((inside) => withNested(`  ${nestedName(inside)}`, inside))];
}

const nestedName = (file: string) => /Api(Public|Admin)/.exec(file)?.[1] ?? file;

/** Only of this synthesis: the folder may contain older files. */
function templates(): (readonly [string, string, number])[] {
  const { artifacts } = JSON.parse(readFileSync('cdk.out/manifest.json', 'utf8')) as {
    artifacts: Record<string, { properties?: { templateFile?: string } }>;
  };
  return Object.entries(artifacts).flatMap(([stack, { properties }]) =>
    properties?.templateFile === undefined ? [] : withNested(stack, properties.templateFile),
  );
}

run(process.execPath, 'commands/build.ts');
const built = performance.now();
run(process.execPath, 'node_modules/aws-cdk/bin/cdk', 'synth', '--quiet', ...process.argv.slice(2));

say('\nFunction', 'index.mjs', 'whole');
for (const name of functionNames) {
  const folder = bundleFolder(name);
  const { size } = statSync(path.join(folder, 'index.mjs'));
  const whole = sizeOf(folder);
  say(name, kilobytes(size), ...(whole === size ? [] : [kilobytes(whole)]));
}
say('\nStack', 'resources', 'template');
for (const [stack, text, resources] of templates()) say(stack, String(resources), kilobytes(text.length));
const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
const ended = performance.now();
process.stdout.write(
  `\nBuilt in ${seconds(begun, built)} s, synthesised in ${seconds(built, ended)} s, ${seconds(begun, ended)} s in all.\n`,
);
