import { retainFormValues } from '../forms/retain-form-values.ts';
import { Component, type ReactNode } from 'react';

type Props = { html: string; children: ReactNode };

/**
 * Should rendering fail, the first page stays as it was served: readable, with links and plain forms that work.
 * A later page is left to the browser.
 */
export class HydrationBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  readonly #first = location.pathname;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    if (location.pathname !== this.#first) return location.reload();
    for (const form of document.forms) retainFormValues(form);
    document.documentElement.dataset['scripts'] = 'failed';
  }

  override render(): ReactNode {
    const { html, children } = this.props;
    return this.state.failed ? <div dangerouslySetInnerHTML={{ __html: html }} /> : children;
  }
}
