import { existsSync } from 'node:fs';
import { access, writeFile } from 'node:fs/promises';

interface SeedModule {
  readonly seedDemo: () => Promise<void>;
}

const SEED = new URL('../demo/seed.ts', import.meta.url);

/** Once per data folder; `mark` is the file that records it. */
export async function seedOnce(mark: string): Promise<void> {
  const isSeeded = await access(mark).then(
    () => true,
    () => false,
  );
  if (isSeeded || !existsSync(SEED)) return;
  const { seedDemo } = (await import(SEED.href)) as SeedModule;
  await seedDemo();
  await writeFile(mark, `${new Date().toISOString()}\n`);
}
