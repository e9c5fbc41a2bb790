import { watchStatus } from './site-status.ts';

// Entry point while the site has not been valid since the start: shows the problems, and the site once they are fixed.
import.meta.hot?.on('documents:changed', () => location.reload());
// The problems were fixed while the page was loading.
if (await watchStatus()()) location.reload();
