import type { ReactNode } from 'react';
import type { PackageId } from '#domain/price/packages.ts';

/** 24 x 24, two flat colors each; they differ by shape too, so greyscale is safe. */
const designs: Record<PackageId, ReactNode> = {
  complete: (
    <>
      <path fill="#b3371f" d="M0 0h24v24H0z" />
      <path fill="#e0b56a" d="M9 0h6v9h9v6h-9v9H9v-9H0V9h9z" />
    </>
  ),
  exterior: (
    <>
      <path fill="#0e3a53" d="M0 0h24v24H0z" />
      <path fill="#fffdf9" d="M7 7h10v10H7z" />
    </>
  ),
  interior: (
    <>
      <path fill="#e0b56a" d="M0 0h24v24H0z" />
      <circle cx="12" cy="12" r="6" fill="#0b2233" />
    </>
  ),
  restorer: (
    <>
      <path fill="#7cc7d6" d="M0 0h24v24H0z" />
      <path fill="#b3371f" d="M0 0v24h24z" />
    </>
  ),
  wash: (
    <>
      <path fill="#fffdf9" d="M0 0h24v12H0z" />
      <path fill="#14697a" d="M0 12h24v12H0z" />
    </>
  ),
};

interface PackageFlagProps {
  readonly id: PackageId | undefined;
  /** Any CSS length; 1.5rem unless told. */
  readonly size?: string;
}

/** A package's signal flag. Decorative: the package's name is always beside it. */
export function PackageFlag({ id, size }: PackageFlagProps) {
  if (id === undefined) return null;
  return (
    <svg
      className="flag"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      style={size === undefined ? undefined : { '--size': size }}
    >
      {designs[id]}
      <path fill="none" stroke="currentColor" d="M.5.5h23v23H.5z" />
    </svg>
  );
}
