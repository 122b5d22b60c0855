import { useRef, useState } from 'react';

/** A `<details>` that is open at first if something was left in it, and that closes when it is done with. */
export function useFold(holdsDraft: boolean) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [open] = useState(holdsDraft);
  const close = () => {
    if (fold.current) fold.current.open = false;
  };
  return { props: { ref: fold, open }, close };
}
