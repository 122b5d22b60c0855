import { useState } from 'react';

/** Whether it has been true: what is folded away is rendered once it is opened, for on a phone hidden rows take their time, too. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setTrue(true);
  return wasTrue || isTrue;
}
