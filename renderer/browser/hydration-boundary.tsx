import { retainAllValues } from '../controls/retain-values.ts';
import { Component, type ReactNode } from 'react';

type Props = { html: string; children: ReactNode };

/**
 * If rendering fails on the first page, restores the served HTML with its working links and native forms. On a later
 * page, reloads the document.
 */
export class HydrationBoundary extends Component<Props, { failed: boolean; first: string }> {
  // A constructor instead of class fields, which would need helper code for the oldest browsers.
  constructor(props: Props) {
    super(props);
    this.state = { failed: false, first: location.pathname };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    if (location.pathname !== this.state.first) return location.reload();
    retainAllValues();
    document.documentElement.dataset['scripts'] = 'failed';
  }

  override render(): ReactNode {
    const { html, children } = this.props;
    return this.state.failed ? <div dangerouslySetInnerHTML={{ __html: html }} /> : children;
  }
}
