import { openSourceOnAltClick } from './click-to-source.ts';
import { watchStatus } from './site-status.ts';

/**
 * Shows problems of edited documents on the page and rerenders the page when the documents are valid. The page is not
 * reloaded, so that form values are retained.
 * @param isOutdated whether the page shows an earlier version of the documents
 */
export const watchDocuments = async (
  rerender: () => void,
  isOutdated: () => Promise<boolean>,
): Promise<void> => {
  openSourceOnAltClick();
  const loadStatus = watchStatus();
  import.meta.hot?.on('documents:changed', rerender);
  const catchUp = async (): Promise<void> => {
    if ((await loadStatus()) && (await isOutdated())) rerender();
  };
  // Updates once connected, because changes during the loading of the page are not reported to it.
  import.meta.hot?.on('vite:ws:connect', () => void catchUp());
  await catchUp();
};
