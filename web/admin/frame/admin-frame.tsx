import type { ReactNode } from 'react';
import { AdminHead } from './admin-head.tsx';
import { AdminTabs } from './admin-tabs.tsx';

interface AdminFrameProps {
  readonly email: string;
  readonly children: ReactNode;
}

/** What every admin page stands in: the band on top, and a phone's tabs at the bottom. */
export function AdminFrame({ email, children }: AdminFrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <AdminHead email={email} />
      {children}
      <AdminTabs />
    </>
  );
}
