import type { ReactNode } from 'react';
import type { ChannelStep } from '#domain/status/channel.ts';

/** 28 x 44: can passed, can lit, can ahead (hollow), nun for canceled. */
const drawings: Record<ChannelStep['state'], ReactNode> = {
  passed: (
    <>
      <path fill="var(--can)" d="M7 12h14l2 22c-3 2-15 2-18 0z" />
      <path fill="var(--ground)" d="M5.9 24.5h16.2l.3 3.5H5.6z" />
      <path fill="none" stroke="var(--ground)" strokeWidth="2.2" d="M10.5 17.5l2.6 2.6 4.6-5" />
    </>
  ),
  now: (
    <>
      <path fill="var(--can)" d="M7 12h14l2 22c-3 2-15 2-18 0z" />
      <path fill="var(--ground)" d="M5.9 21.5h16.2l.4 4.5H5.5z" />
      <path fill="var(--lamp)" d="M11 5h6v7h-6z" />
      <path
        fill="none"
        stroke="var(--lamp)"
        strokeWidth="2"
        strokeLinecap="round"
        d="M14-5v5M3.5-.5l4 3.5M24.5-.5l-4 3.5M0 9h5.5M22.5 9H28"
      />
    </>
  ),
  next: (
    <>
      <path fill="var(--ground)" stroke="var(--can)" strokeWidth="1.6" d="M11.4 6.8h5.2v6h-5.2z" />
      <path
        fill="var(--ground)"
        stroke="var(--can)"
        strokeWidth="1.6"
        d="M7.7 12.8h12.6l1.9 20.7c-3 1.6-13.4 1.6-16.4 0z"
      />
      <path fill="none" stroke="var(--can)" strokeWidth="1.6" d="M6.9 20.2h14.2M6.4 25.6h15.2" />
    </>
  ),
  canceled: (
    <>
      <path fill="var(--nun)" d="M14 6l9 28c-3 2-15 2-18 0z" />
      <path fill="none" stroke="var(--ground)" strokeWidth="2.2" d="M11 23l6 6m0-6l-6 6" />
    </>
  ),
};

/** Decorative: the status is beside it in words. */
export function Buoy({ state }: { readonly state: ChannelStep['state'] }) {
  return (
    <svg className="buoy" viewBox="0 0 28 44" aria-hidden="true" focusable="false">
      {drawings[state]}
    </svg>
  );
}
