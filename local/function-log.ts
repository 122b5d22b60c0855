import { AsyncLocalStorage } from 'node:async_hooks';
import { createWriteStream } from 'node:fs';

/** Where the functions' output goes, as CloudWatch takes it from Lambda. */
export type FunctionLog = {
  /** What `work` writes to stdout lands in the log instead; its errors are shown on stderr as well. */
  capture<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Keeps a log in `file`, so that the terminal shows only what a person wants to know. */
export function openFunctionLog(file: string): FunctionLog {
  const inFunction = new AsyncLocalStorage<true>();
  const stream = createWriteStream(file, { flags: 'a' });
  const original = process.stdout.write;

  process.stdout.write = function write(this: NodeJS.WriteStream, ...parts: unknown[]): boolean {
    const [chunk] = parts;
    if (!inFunction.getStore()) return Reflect.apply(original, process.stdout, parts) as boolean;
    const line = String(chunk);
    if (line.startsWith('{"level":"ERROR"')) process.stderr.write(line);
    // A function that outlives its caller may still have something to say after the end.
    return stream.writableEnded || stream.write(line);
  } as typeof process.stdout.write; // its overloads take the same arguments, passed on as they are

  return {
    capture: (work) => inFunction.run(true, work),
    close: async () => {
      process.stdout.write = original;
      await new Promise<void>((resolve) => stream.end(resolve));
    },
  };
}
