import type { ReactNode } from 'react';
import { AdminHead } from './admin-head.tsx';
import { AdminTabs } from './admin-tabs.tsx';

interface AdminFrameProps {
  readonly email: string;
  readonly children: ReactNode;
}

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
