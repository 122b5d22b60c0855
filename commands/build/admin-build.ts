import { resolve } from 'node:path';
import type { build, HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const app = resolve('web/entries/admin-app.tsx');
const signInLibrary = resolve('web/admin/session/session-library.ts');
/** By the address that shows it first. */
const firstPages = {
  '/adminka': resolve('web/routes/adminka.tsx'),
  '/admin': resolve('web/admin/lead-list/leads-page.tsx'),
} as const;

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

function modulesOf(root: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** What goes together into one file, with all that it imports and no file before it holds. */
const roots = [
  ['admin', resolve('web/entries/admin.ts')],
  ['admin-first', app],
  ['admin-today', firstPages['/adminka']],
  ['admin-leads', firstPages['/admin']],
  ['admin-session', signInLibrary],
  // Today asks it, and would fetch for it what the dialogs share.
  ['admin-session', resolve('web/admin/session/second-factor.ts')],
] as const;

/** With the frame comes what both first pages need, and all their styles: a sheet found late costs a trip. */
function withTheFrame(graph: Graph): ReadonlySet<string> {
  const today = modulesOf(firstPages['/adminka'], graph);
  const leads = modulesOf(firstPages['/admin'], graph);
  const isEarly = (id: string): boolean => (today.has(id) && leads.has(id)) || id.endsWith('.css');
  return new Set([...modulesOf(app, graph), ...[...today, ...leads].filter(isEarly)]);
}

function nameByRoot(): Rolldown.CodeSplittingNameFunction {
  let files: readonly (readonly [string, ReadonlySet<string>])[] | undefined;
  return (id, graph) => {
    files ??= roots.map(([name, root]) => [
      name,
      root === app ? withTheFrame(graph) : modulesOf(root, graph),
    ]);
    return files.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
}

/** Few files, for on a dock each one costs time; what several later parts share is one, too. */
export const adminChunks = (): Rolldown.CodeSplittingOptions => ({
  groups: [
    { name: nameByRoot(), debugName: 'by root', priority: 1 },
    { name: 'admin-later', minShareCount: 2 },
  ],
});

const linkTo = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, href: `/${file}`, crossorigin: true },
  injectTo: 'head',
});

/** The script calls before any file has come; the first screen's code and styles are named for want of a later trip. */
export const adminShell = (script: string): Plugin => ({
  name: 'admin-shell',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const holding = (module: string) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
        if (!chunk) throw new Error(`the admin build has no ${module}`);
        return chunk;
      };
      const fileOf = (module: string) => `/${holding(module).fileName}`;
      const first = holding(app);
      const files = [first.fileName, ...first.imports].filter((file) => !html.includes(file));
      const styles = [...(first.viteMetadata?.importedCss ?? [])].filter((file) => !html.includes(file));
      return [
        {
          tag: 'script',
          attrs: {
            'data-sign-in-library': fileOf(signInLibrary),
            'data-today': fileOf(firstPages['/adminka']),
            'data-leads': fileOf(firstPages['/admin']),
          },
          children: script,
          injectTo: 'head',
        },
        ...styles.map((file) => linkTo('stylesheet', file)),
        ...files.map((file) => linkTo('modulepreload', file)),
      ];
    },
  },
});

export const fileNamesOf = (built: Awaited<ReturnType<typeof build>>): readonly string[] =>
  [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output.map(({ fileName }) => fileName) : []));
