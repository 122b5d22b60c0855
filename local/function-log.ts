import { AsyncLocalStorage } from 'node:async_hooks';
import { createWriteStream } from 'node:fs';

export interface FunctionLog {
  /** Redirects the output of `work` to the log; errors go to stderr as well. */
  capture<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function openFunctionLog(file: string): FunctionLog {
  const inFunction = new AsyncLocalStorage<true>();
  const stream = createWriteStream(file, { flags: 'a' });
  // An unwritable log, as on a full disk, must not stop the product.
  stream.on('error', () => undefined);
  const outputs = [process.stdout, process.stderr].map((output) => ({ output, write: output.write }));
  const showError = process.stderr.write.bind(process.stderr);

  for (const { output, write } of outputs) {
    output.write = function captured(this: NodeJS.WriteStream, ...parts: unknown[]): boolean {
      const [chunk] = parts;
      if (!inFunction.getStore()) return Reflect.apply(write, output, parts) as boolean;
      const line = String(chunk);
      if (line.startsWith('{"level":"ERROR"')) showError(line);
      // A function may outlive its caller and still log.
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
