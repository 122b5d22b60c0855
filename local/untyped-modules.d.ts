declare module 'dynalite' {
  import type { Server } from 'node:http';

  type Options = { path?: string; createTableMs?: number; deleteTableMs?: number; updateTableMs?: number };
  const dynalite: (options: Options) => Server;
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS and exports one function.
  export default dynalite;
}

declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  type Options = {
    directory: string;
    silent: boolean;
    vhostBuckets: boolean;
    configureBuckets?: readonly { name: string }[];
  };
  class S3rver {
    constructor(options: Options);
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS and exports one class.
  export default S3rver;
}
