import vm from 'node:vm';
import type { Template } from 'aws-cdk-lib/assertions';
import { cacheControlOf, contentTypeOf, metadataOf } from '#edge/file-headers.ts';
import { resourcesOf } from '../lib/resources.ts';

/** What the CDN of a template answers, as far as the template decides it. */
export interface CdnAnswer {
  readonly status: number;
  /** The file of the site that it serves; undefined for a redirect, and under `/api`. */
  readonly file: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

interface Behavior {
  readonly PathPattern?: string;
  readonly AllowedMethods?: readonly string[];
  readonly CachePolicyId: string;
  readonly ResponseHeadersPolicyId: { readonly Ref: string };
  readonly FunctionAssociations?: readonly {
    readonly EventType: string;
    readonly FunctionARN: { readonly 'Fn::GetAtt': readonly [string, string] };
  }[];
}
interface Upload {
  readonly Include?: readonly string[];
  readonly SystemMetadata: Record<string, string>;
  readonly UserMetadata?: Record<string, string>;
}
type EdgeHeaders = Record<string, { readonly value: string }>;
type Json = Record<string, unknown>;

/** A text of a template, its references written as `{Name.Attribute}`. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { Ref, 'Fn::GetAtt': attribute, 'Fn::Join': joined } = value as Json;
  if (Array.isArray(joined)) return (joined[1] as unknown[]).map(textOf).join(String(joined[0]));
  return `{${Array.isArray(attribute) ? attribute.join('.') : Ref}}`;
}

const covers = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path);

/** The headers that a response headers policy adds. */
function headersOf(policy: Json): Record<string, string> {
  const { SecurityHeadersConfig: named, CustomHeadersConfig: custom } = policy as {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: unknown };
      StrictTransportSecurity: { AccessControlMaxAgeSec: number };
      FrameOptions: { FrameOption: string };
      ReferrerPolicy: { ReferrerPolicy: string };
    };
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
  return {
    'content-security-policy': textOf(named.ContentSecurityPolicy.ContentSecurityPolicy),
    'strict-transport-security': `max-age=${named.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': named.FrameOptions.FrameOption,
    'referrer-policy': named.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  };
}

/** As the job that renders pages writes them, and the sitemap, which leaves out hidden areas. */
const pageHeaders = (file: string): EdgeHeaders => ({
  'content-type': { value: contentTypeOf(file) },
  'cache-control': { value: cacheControlOf(file) },
  ...Object.fromEntries(
    Object.entries(metadataOf(file)).map(([name, value]) => [`x-amz-meta-${name}`, { value }]),
  ),
});

/**
 * The CDN that a template describes: its behaviors, edge functions, headers, and what is stored with files.
 * `files` are those that lie in the bucket.
 */
export function cdnOf(template: Template, host: string, files: ReadonlySet<string>) {
  const all = <T>(type: string): readonly (readonly [id: string, properties: T])[] =>
    resourcesOf(template, type).map(([id, { Properties }]) => [id, Properties as T]); // the shapes above
  const [[, { DistributionConfig }] = ['', { DistributionConfig: {} }]] = all<{ DistributionConfig: Json }>(
    'AWS::CloudFront::Distribution',
  );
  const { CacheBehaviors, DefaultCacheBehavior, DefaultRootObject } = DistributionConfig as {
    CacheBehaviors: Behavior[];
    DefaultCacheBehavior: Behavior;
    DefaultRootObject?: string;
  };
  const code = new Map(all<{ FunctionCode: string }>('AWS::CloudFront::Function'));
  const policies = new Map(
    all<{ ResponseHeadersPolicyConfig: Json }>('AWS::CloudFront::ResponseHeadersPolicy'),
  );
  const uploads = all<Upload>('Custom::CDKBucketDeployment').map(([, upload]) => upload);

  const run = (behavior: Behavior, event: 'viewer-request' | 'viewer-response', input: Json): Json => {
    const found = behavior.FunctionAssociations?.find(({ EventType }) => EventType === event);
    if (!found) return (input.response ?? input.request) as Json; // no function: it passes unchanged
    const source = code.get(found.FunctionARN['Fn::GetAtt'][0])?.FunctionCode ?? '';
    const script = `${source};JSON.parse(JSON.stringify(handler(event)))`;
    return vm.runInNewContext(script, { event: input }) as Json;
  };
  const storedWith = (file: string): EdgeHeaders => {
    const name = file.slice(1);
    const upload = uploads.find(({ Include }) => Include?.some((pattern) => covers(pattern, name)));
    if (!upload && /\.html$|^\/sitemap\.xml$/.test(file)) return pageHeaders(file);
    const { SystemMetadata, UserMetadata = {} } =
      upload ?? uploads.find(({ Include }) => Include === undefined) ?? expectUpload(file);
    const meta = Object.entries(UserMetadata).map(([key, value]) => [`x-amz-meta-${key}`, { value }]);
    const system = Object.entries(SystemMetadata).map(([key, value]) => [key, { value }]);
    return Object.fromEntries([...system, ...meta]);
  };

  return (path: string, query = ''): CdnAnswer & { readonly behavior: Behavior } => {
    const behavior =
      CacheBehaviors.find(({ PathPattern = '' }) => covers(PathPattern, path)) ?? DefaultCacheBehavior;
    const policy = policies.get(behavior.ResponseHeadersPolicyId.Ref)?.ResponseHeadersPolicyConfig ?? {};
    const added = headersOf(policy);
    if (path.startsWith('/api/')) return { behavior, status: 0, file: undefined, headers: added };
    const headers = { host: { value: host } };
    // A root object is put in place before the functions run.
    const uri = path === '/' && DefaultRootObject !== undefined ? `/${DefaultRootObject}` : path;
    const asked = { uri, headers, rawQueryString: () => query };
    const routed = run(behavior, 'viewer-request', { request: asked });
    if (routed.statusCode !== undefined) {
      const sent = Object.entries(routed.headers as EdgeHeaders).map(([name, { value }]) => [name, value]);
      return {
        behavior,
        status: Number(routed.statusCode),
        file: undefined,
        headers: Object.fromEntries(sent),
      };
    }
    const file = String(routed.uri);
    // What S3 refuses passes no function.
    if (!files.has(file)) {
      return {
        behavior,
        status: 404,
        file: undefined,
        headers: { 'content-type': 'application/xml', ...added },
      };
    }
    const response = { statusCode: 200, headers: storedWith(file) };
    const answered = run(behavior, 'viewer-response', { response });
    const own = Object.entries(answered.headers as EdgeHeaders).map(([name, { value }]) => [name, value]);
    return {
      behavior,
      status: Number(answered.statusCode),
      file,
      headers: { ...Object.fromEntries(own), ...added },
    };
  };
}

function expectUpload(file: string): never {
  throw new Error(`no upload of the template takes ${file}`);
}
