/**
 * Hashes of the inline start script that the content security policy allows (CSP 3, section 2.3.1), newest first. Older
 * hashes stay in the list while pages with that script may still be served: during a deployment and after a rollback.
 */
export const startScriptHashes: readonly string[] = [
  'sha256-FFBv2d2XsFHbAceDkntlYPH9sJwaChALRIqhY0gEJ6o=',
  'sha256-Y7zhNStVkBL8tVFtdIGLweSi525xnmk1AryhkzGfBRE=',
  'sha256-bsli8y2HlxYLIZASItW45Ay3hhgsrlRGnDWwAPf0eJA=',
];
