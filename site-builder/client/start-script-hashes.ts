/**
 * The script that stands in every page, as the content security policy knows it (CSP 3, section 2.3.1): newest first.
 * The hashes before it stay for as long as pages with that script are served: while a new version is being published,
 * and after a rollback.
 */
export const startScriptHashes: readonly string[] = [
  'sha256-Y7zhNStVkBL8tVFtdIGLweSi525xnmk1AryhkzGfBRE=',
  'sha256-bsli8y2HlxYLIZASItW45Ay3hhgsrlRGnDWwAPf0eJA=',
];
