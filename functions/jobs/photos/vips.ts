import createVips from 'wasm-vips';

export type Vips = typeof createVips;
export type Image = createVips.Image;

let loading: Promise<Vips> | undefined;

async function load(): Promise<Vips> {
  const vips = await createVips({
    // The decoders of JPEG XL and HEIF are files of their own. What is not loaded cannot be attacked.
    dynamicLibraries: [],
    // What libvips says about broken files would be lines in the log that no person can use.
    preRun: ({ ENV }) => {
      ENV.VIPS_WARNING = '0';
    },
    printErr: () => undefined,
  });
  vips.concurrency(1);
  // No photo comes twice, so finished work is not kept.
  vips.Cache.max(0);
  return vips;
}

/** libvips, made once in a process: 0.1 s. */
export function startVips(): Promise<Vips> {
  loading ??= load();
  return loading;
}

/** Drops an instance that a file brought down; the next photo gets a fresh one. */
export function dropVips(): void {
  loading = undefined;
}
