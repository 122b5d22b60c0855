import { AsyncLocalStorage } from 'node:async_hooks';
import { createWriteStream } from 'node:fs';

/** Where the functions' output goes, as CloudWatch takes it from Lambda. */
export interface FunctionLog {
  /** What `work` writes to stdout or stderr lands in the log instead; its errors are shown on stderr as well. */
  capture<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Keeps a log in `file`, so that the terminal shows only what a person wants to know. */
export function openFunctionLog(file: string): FunctionLog {
  const inFunction = new AsyncLocalStorage<true>();
  const stream = createWriteStream(file, { flags: 'a' });
  // A log that cannot be written, as on a full disk, is no reason to stop.
  stream.on('error', () => undefined);
  const outputs = [process.stdout, process.stderr].map((output) => ({ output, write: output.write }));
  const showError = process.stderr.write.bind(process.stderr);

  for (const { output, write } of outputs) {
    output.write = function captured(this: NodeJS.WriteStream, ...parts: unknown[]): boolean {
      const [chunk] = parts;
      if (!inFunction.getStore()) return Reflect.apply(write, output, parts) as boolean;
      const line = String(chunk);
      if (line.startsWith('{"level":"ERROR"')) showError(line);
      // A function that outlives its caller may still have something to say after the end.
      return stream.writableEnded || stream.write(line);
    } as typeof output.write; // its overloads take the same arguments, passed on as they are
  }

  return {
    capture: (work) => inFunction.run(true, work),
    close: async () => {
      for (const { output, write } of outputs) output.write = write;
      await new Promise<void>((resolve) => stream.end(() => resolve()));
    },
  };
}
