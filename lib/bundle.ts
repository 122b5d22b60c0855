import { existsSync } from 'node:fs';
import { copyFile, cp, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile, type Plugin } from 'esbuild';
import { type JobName, jobNames } from '#domain/operations/jobs.ts';
import { type OperationName, operationNames } from '#domain/operations/table.ts';
import { jsonSchemaModules, withoutJsonSchema } from './without-json-schema.ts';

export type FunctionName = OperationName | JobName;

export const functionNames: readonly FunctionName[] = [...operationNames, ...jobNames];

const isJob = (name: FunctionName): name is JobName => jobNames.some((job) => job === name);

const sourceOf = (name: FunctionName): string =>
  isJob(name) ? `functions/jobs/${name}.ts` : `functions/${name}.ts`;

const bundlesFolder = '.build/functions';

/** Output folder relative to the project root; the handler is `index.handler`. */
export const bundleFolder = (name: FunctionName, folder = bundlesFolder): string => join(folder, name);

// Some CommonJS packages call require, which ESM lacks. A short name would collide with minified ones.
const banner =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

/** Drops nodemailer's MIME types (76 kB per function): our emails name the type of each attachment. */
const withoutMimeTypes: Plugin = {
  name: 'without-mime-types',
  setup: ({ onLoad }) =>
    onLoad({ filter: /nodemailer\/.*\/mime-types\.js$/ }, () => ({
      contents:
        "export const detectMimeType = () => 'application/octet-stream'; export const detectExtension = () => 'bin';",
    })),
};

const withSchemasAlone: Plugin = {
  name: 'with-schemas-alone',
  setup: ({ onLoad }) =>
    onLoad({ filter: jsonSchemaModules }, async ({ path }) => ({
      contents: withoutJsonSchema(await readFile(path, 'utf8')),
    })),
};

/** esbuild takes `{ [_h]: ... }` for a side effect and keeps all S3 schemas (55 kB); inlined, they are dropped. */
const withPlainSchemaKeys: Plugin = {
  name: 'with-plain-schema-keys',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@aws-sdk\/client-.*\/schemas_0\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const texts = new Map(
        [...source.matchAll(/^const (_\w+) = ("[^"]*");$/gm)].map(([, name, text]) => [name, text]),
      );
      return {
        contents: source.replace(/\[(_\w+)\]:/g, (_, name: string) => `${texts.get(name) ?? `[${name}]`}:`),
      };
    }),
};

/**
 * Takes Node's modules as objects. An `import` of one reads all its exports, and with them what hides behind
 * getters: for `node:http` all of undici (30 ms), whose WebSocket nobody uses.
 */
const withBuiltinsAsTheyAre: Plugin = {
  name: 'with-builtins-as-they-are',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^[a-z][\w:/]*$/ }, ({ path }) =>
      isBuiltin(path) ? { path: path.replace(/^(node:)?/, 'node:'), namespace: 'builtin' } : null,
    );
    onLoad({ filter: /^/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('${path}');`,
    }));
  },
};

/** Where a function finds what renders pages, below its own folder. */
export const siteServer = 'site';

const withSite = { folder: ['.build/site-server', siteServer] } as const;

/** Extra files of a function: its worker script, bundled too, files copied as they are, and folders of the build. */
const besides: {
  readonly [Name in FunctionName]?: {
    readonly script?: string;
    readonly files?: readonly string[];
    readonly folder?: readonly [from: string, to: string];
  };
} = {
  'publish-site': withSite,
  'admin-site-changes': withSite,
  'admin-preview': withSite,
  'photo-check': {
    script: 'functions/jobs/photo/redraw-worker.ts',
    files: ['wasm-vips', 'wasm-vips/vips.wasm'],
  },
};

function entriesOf(name: FunctionName): { in: string; out: string }[] {
  const script = besides[name]?.script;
  const thread = script && { in: script, out: join(name, basename(script, '.ts')) };
  return [{ in: sourceOf(name), out: join(name, 'index') }, ...(thread ? [thread] : [])];
}

/** libvips locates its WebAssembly and worker script next to itself, so it stays external. */
const withVipsBeside: Plugin = {
  name: 'with-vips-beside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^wasm-vips$/ }, () => ({ path: './vips-node.mjs', external: true })),
};

async function copyFiles(name: FunctionName, folder: string): Promise<void> {
  const [from, to = ''] = besides[name]?.folder ?? [];
  if (from !== undefined && existsSync(from))
    await cp(from, join(bundleFolder(name, folder), to), { recursive: true });
  for (const specifier of besides[name]?.files ?? []) {
    const file = fileURLToPath(import.meta.resolve(specifier));
    await copyFile(file, join(bundleFolder(name, folder), basename(file)));
  }
}

/** With the SDK, which starts twice as fast as Lambda's; ES modules first, for tree shaking. Answers what went in. */
export async function bundleFunctions(
  names: readonly FunctionName[] = functionNames,
  folder = bundlesFolder,
): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: names.flatMap(entriesOf),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    alias: { '@aws-sdk/credential-provider-node': './lib/lambda-credentials.ts' },
    legalComments: 'none',
    banner: { js: banner },
    plugins: [withBuiltinsAsTheyAre, withoutMimeTypes, withSchemasAlone, withPlainSchemaKeys, withVipsBeside],
    metafile: true,
    logLevel: 'warning',
  });
  for (const name of names) await copyFiles(name, folder);
  return metafile;
}
