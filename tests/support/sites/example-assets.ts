import type { Assets } from '../../../renderer/server/assets.ts';

/** Example assets for tests. */
export const exampleAssets: Assets = {
  startScript: 'start()',
  start: ['/shell.js'],
  fonts: [],
  fontCss: '',
  siteData: '/site.json',
  version: '1',
};
