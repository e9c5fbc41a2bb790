import { Alert, Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { words } from '../messages/messages.ts';

/**
 * Shows a message in place of content that failed to render. Reloading preserves the draft and loads the current
 * version of the Studio.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const reload = <Button onClick={() => location.reload()}>{words.app.reload}</Button>;
    return (
      <Alert severity="error" action={reload}>
        {words.app.broken}
      </Alert>
    );
  }
}
