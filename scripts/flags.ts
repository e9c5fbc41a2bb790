import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { defaultBrandFile } from '../site-builder/client/brand-file.ts';
import type { Flag } from './options.ts';

/** A file of the site's folder; what the engine has when the site has none. */
const ofSite = (file: string, otherwise: string): string => (existsSync(file) ? file : otherwise);

/** Flags that several commands have. */
export const pagesFlag: Flag = { value: 'pages', help: 'folder of the documents' };
export const outFlag: Flag = { value: 'dist', help: 'folder for the finished site' };
export const themeFlag: Flag = {
  value: ofSite('brand.ts', relative('', defaultBrandFile)),
  help: 'file of the brand',
};
export const stagesFile = 'stages.ts';
export const faultFlag: Flag = {
  value: '',
  help: 'fault of the emulators, such as ses=throttle; may be repeated',
  repeat: true,
};

/** Leaves out what would otherwise keep the whole site from being published on the day of one page. */
export const skipUnfinishedFlag: Flag = {
  value: '',
  help: 'leaves out pages whose day (publishAt) has come while texts are still to be written, and publishes the rest',
  bare: true,
};

/** Where encoded pictures are kept between builds. */
export const cacheDir = '.cache';
