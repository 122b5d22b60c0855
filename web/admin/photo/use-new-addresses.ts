import { type ComponentProps, useRef } from 'react';

/** Props that let an image, identified by its own name, refresh an expired address. */
export type Renewing = (picture: string) => Pick<ComponentProps<'img'>, 'onError' | 'onLoad'>;

/** Reloads signed addresses when an image fails to load. */
export function useNewAddresses(reload: () => void): Renewing {
  // Failed and not loaded since: retrying a photo that is gone would loop forever.
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
