import { useState } from 'react';

interface SteadyImageProps {
  readonly src: string;
  readonly alt: string;
}

/** Addresses are signed anew with every refresh: a picture that has loaded is not loaded again. */
export function SteadyImage({ src, alt }: SteadyImageProps) {
  const [first] = useState(src);
  const [hasFailed, setHasFailed] = useState(false);
  return <img src={hasFailed ? src : first} alt={alt} onError={() => setHasFailed(true)} />;
}
