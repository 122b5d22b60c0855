import { expect, test } from 'vitest';
import { resourcesOf } from './resources.ts';
import { synthesise } from './synthesise.ts';

const { site } = synthesise('prod');

interface Upload {
  readonly id: string;
  /** The files it takes, by its filters. */
  readonly files: string;
  readonly waitsFor: readonly string[];
  readonly properties: Record<string, unknown>;
}

const uploads = resourcesOf(site, 'Custom::CDKBucketDeployment').map(([id, resource]): Upload => {
  const { Include } = resource.Properties as { Include?: string[] };
  return {
    id,
    files: Include?.join() ?? 'config.json',
    waitsFor: (resource as { DependsOn?: string[] }).DependsOn ?? [],
    properties: resource.Properties,
  };
});
const table = (of: (upload: Upload) => unknown) =>
  Object.fromEntries(uploads.map((upload) => [upload.files, of(upload)]));
const headersOf = ({ properties }: Upload) => properties.SystemMetadata as Record<string, string>;
const idOf = (files: string) => uploads.find((upload) => upload.files === files)?.id ?? '';
const waitsOf = (files: string) => uploads.find((upload) => upload.files === files)?.waitsFor ?? [];

const assets = ['assets/*.js', 'assets/*.webp', 'flags/*.png,icons/*.png', 'robots.txt', 'config.json'];
const adminShell = 'admin.html';

test('all uploads share one function and one layer', () => {
  const [[layer = ''] = [], ...others] = resourcesOf(site, 'AWS::Lambda::LayerVersion');
  expect(others).toEqual([]);
  const layers = resourcesOf(site, 'AWS::Lambda::Function').flatMap(([, { Properties }]) =>
    Properties.Layers === undefined ? [] : [Properties.Layers],
  );
  expect(layers).toEqual([[{ Ref: layer }]]);
});

test('hashed files are kept for a year, others for a day, pages are asked for again', () => {
  const page = 'public, max-age=0, s-maxage=5, must-revalidate';
  expect(table((upload) => headersOf(upload)['cache-control'])).toEqual({
    'assets/*.js': 'public, max-age=31536000, immutable',
    'assets/*.webp': 'public, max-age=31536000, immutable',
    'flags/*.png,icons/*.png': 'public, max-age=86400',
    'robots.txt': 'public, max-age=86400',
    'config.json': page,
    'admin.html': page,
  });
});

test('each file goes up once, with its type and never without', () => {
  expect(table((upload) => headersOf(upload)['content-type'])).toEqual({
    'assets/*.js': 'text/javascript; charset=utf-8',
    'assets/*.webp': 'image/webp',
    'flags/*.png,icons/*.png': 'image/png',
    'robots.txt': 'text/plain; charset=utf-8',
    'config.json': 'application/json',
    'admin.html': 'text/html; charset=utf-8',
  });
});

test("the admin's shell waits for every file that it may name, and empties the cache of the CDN", () => {
  expect(waitsOf(adminShell)).toEqual(expect.arrayContaining(assets.map(idOf)));
  const invalidated = table(({ properties }) => properties.DistributionPaths);
  expect(invalidated[adminShell]).toEqual(['/*']);
  expect(Object.values(invalidated).filter((paths) => paths !== undefined)).toHaveLength(1);
});

test("the admin's shell changes after every function that it may call", () => {
  const ours = resourcesOf(site, 'AWS::Lambda::Function').map(([id]) => id);
  const operations = ours.filter((id) => id.startsWith('Api'));
  expect(operations.length).toBeGreaterThan(0);
  expect(waitsOf(adminShell)).toEqual(expect.arrayContaining(operations));
});

test("no deployment uploads the build's pages over published ones: the job renders them last", () => {
  expect(uploads.filter(({ files }) => /index|404|app/.test(files))).toEqual([]);
  const [[, rendering] = [], ...others] = resourcesOf(site, 'Custom::Trigger');
  expect(others).toEqual([]);
  expect((rendering as { DependsOn?: string[] } | undefined)?.DependsOn).toContain(idOf(adminShell));
  expect(JSON.stringify(rendering?.Properties.HandlerArn)).toMatch(/publish-?site/i);
});

test('files of earlier deployments stay, for tabs that are still open', () => {
  expect(new Set(uploads.map(({ properties }) => properties.Prune))).toEqual(new Set([false]));
});

test("the admin's shell is stored as not to be indexed", () => {
  const metadata = table(({ properties }) => properties.UserMetadata);
  expect(metadata[adminShell]).toEqual({ robots: 'noindex' });
});

test('the browser is told public settings only, known at deploy time', () => {
  const config = uploads.find(({ files }) => files === 'config.json');
  const markers = JSON.stringify(config?.properties.SourceMarkers);
  expect(markers).toContain('{"Ref":"Admins"}');
  expect(JSON.stringify(uploads.map(({ properties }) => properties))).not.toContain('ecret');
});
