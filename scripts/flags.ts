import type { Flag } from './options.ts';

/** Flags that several commands have. */
export const pagesFlag: Flag = { value: 'pages', help: 'folder of the documents' };
export const outFlag: Flag = { value: 'dist', help: 'folder for the finished site' };
export const themeFlag: Flag = { value: 'renderer/theme/brand.ts', help: 'file of the brand' };
export const faultFlag: Flag = {
  value: '',
  help: 'fault of the stand-ins, such as ses=throttle; may be repeated',
  repeat: true,
};

/** Where encoded pictures are kept between builds. */
export const cacheDir = '.cache';
