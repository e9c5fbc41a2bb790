import { Option } from '@commander-js/extra-typings';
import { parsePort } from './cli.ts';

/** Folder of the page documents, relative to the folder of the site. */
export const defaultPagesDir = 'pages';
export const stagesFile = 'stages.yaml';

/** Folder of everything that later builds reuse, such as encoded images. */
export const cacheDir = '.cache';

/** Options that several commands share. */
export const pagesOption = new Option('--pages <folder>', 'folder of the page documents').default(
  defaultPagesDir,
);
export const stagesOption = new Option('--stages <file>', 'file that defines the stages').default(stagesFile);
export const faultOption = new Option(
  '--fault <faults...>',
  'inject faults into the emulators, such as ses=throttle',
);
/** The default, 8025, is the usual port of MailHog and Mailpit. */
export const mailPortOption = new Option('--mail-port <number>', 'port of the mailbox, or the next free one')
  .argParser(parsePort)
  .default(8025);
export const skipUnfinishedOption = new Option(
  '--leave-out-unfinished',
  'publish an accepted version again: skip pages whose publication date has passed but whose texts are unfinished, and only list examples',
);
