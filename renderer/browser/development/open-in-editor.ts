import { showSourceNotice } from './source-notice.ts';

/** Where the development server opens a file in the editor of the developer. */
export const editorUrl = '/__open-in-editor';

/**
 * Opens a file in the editor of the developer and shows its place, so that one can go there by hand as well.
 * @param where file, line and column: `pages/about.yaml:3:5`
 * @param note what stands there
 */
export const openSourceInEditor = async (where: string, note = ''): Promise<void> => {
  const place = `${where}  ${note}`.trim();
  showSourceNotice(place);
  const response = await fetch(`${editorUrl}?file=${encodeURIComponent(where)}`, { method: 'POST' }).catch(
    () => undefined,
  );
  if (response?.ok) return;
  const reason = response ? ((await response.json()) as { message: string }).message : 'npm start has ended.';
  showSourceNotice(place, reason);
};
