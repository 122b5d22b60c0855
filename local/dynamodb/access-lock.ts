/** Many readers or one writer, in order of arrival, so that nobody reads half a transaction. */
export interface AccessLock {
  read<T>(work: () => Promise<T>): Promise<T>;
  write<T>(work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly mode: 'read' | 'write';
  readonly enter: () => void;
}

export function createAccessLock(): AccessLock {
  const queue: Waiting[] = [];
  let readers = 0;
  let writing = false;

  const admit = () => {
    for (let next = queue[0]; next; next = queue[0]) {
      if (writing || (next.mode === 'write' && readers > 0)) return;
      queue.shift();
      if (next.mode === 'write') writing = true;
      else readers += 1;
      next.enter();
    }
  };

  const run = async <T>(mode: Waiting['mode'], work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((enter) => {
      queue.push({ mode, enter });
      admit();
    });
    try {
      return await work();
    } finally {
      if (mode === 'write') writing = false;
      else readers -= 1;
      admit();
    }
  };

  return { read: (work) => run('read', work), write: (work) => run('write', work) };
}
