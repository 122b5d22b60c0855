import { type ComponentProps, useRef } from 'react';

/** What a picture needs, by a name that is its own, to get a new address when the old one has ended. */
export type Renewing = (picture: string) => Pick<ComponentProps<'img'>, 'onError' | 'onLoad'>;

/** Asks for new addresses when a picture breaks, again whenever it has been seen in between. */
export function useNewAddresses(reload: () => void): Renewing {
  // Broken and not seen since: to ask again for a picture that is really gone would never end.
  const broken = useRef(new Set<string>());
  return (picture) => ({
    onLoad: () => broken.current.delete(picture),
    onError: () => {
      if (broken.current.has(picture)) return;
      broken.current.add(picture);
      reload();
    },
  });
}
