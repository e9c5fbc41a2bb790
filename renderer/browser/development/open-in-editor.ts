import { showSourceNotice } from './source-notice.ts';

/** URL of the development server that opens a file in the developer's editor. */
export const editorUrl = '/__open-in-editor';

/**
 * Opens a file in the developer's editor and shows its location, so that it can also be opened by hand.
 * @param where file, line and column, such as `pages/about.yaml:3:5`
 * @param note the path of the value at this location
 */
export const openSourceInEditor = async (where: string, note = ''): Promise<void> => {
  const location = `${where}  ${note}`.trim();
  showSourceNotice(location);
  const response = await fetch(`${editorUrl}?file=${encodeURIComponent(where)}`, { method: 'POST' }).catch(
    () => undefined,
  );
  if (response?.ok) return;
  const reason = response
    ? ((await response.json()) as { message: string }).message
    : '"npm start" is not running.';
  showSourceNotice(location, reason);
};
