import { access, writeFile } from 'node:fs/promises';

/** Once per data folder; `mark` is the file that records it. */
export async function seedOnce(mark: string): Promise<void> {
  const isSeeded = await access(mark).then(
    () => true,
    () => false,
  );
  if (isSeeded) return;
  const { seedDemo } = await import('./seed.ts');
  await seedDemo();
  await writeFile(mark, `${new Date().toISOString()}\n`);
}
