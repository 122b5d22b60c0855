import { Component, type ReactNode } from 'react';
import { PageTrouble } from './page-trouble.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Replaces a page whose code fails to load or throws. React logs the error. */
export class PageBoundary extends Component<PageBoundaryProps> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <PageTrouble title="This page couldn’t be loaded." button="Reload" onPress={() => location.reload()} />
    );
  }
}
