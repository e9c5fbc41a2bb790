// The commands, and what each does.
import { findSource, isPackage } from '../site-builder/engine.mjs';

/** The rooms in which a command may stand. */
const rooms = [
  'scripts',
  ...['documents', 'editing', 'local', 'production'].map((room) => `scripts/${room}`),
];

/** The file of a command, from the folder of the engine. @param {string} command */
export const fileOfCommand = (command) =>
  rooms.map((room) => findSource(`${room}/${command}`)).find((file) => file !== undefined);

/** The commands that read or render every page of a site; in this repository they run from a bundle. */
export const bundledCommands = ['build', 'check'];

/** The commands of a site, in the order in which `site --help` lists them. */
const descriptions = {
  init: 'write a new site in this folder',
  start: 'run the site, the Studio and a mailbox on this machine',
  check: 'report every problem of the documents and the brand',
  build: 'write the finished site',
  preview: 'serve the built site as production does',
  studio: 'write the Studio as static files',
  new: 'write a page and link it in a menu',
  rename: 'move a page and correct every link to it',
  remove: 'remove a page',
  where: 'find every use of a page, an image, a token or a word',
  migrate: 'update documents that were written for an older version',
  leads: 'list, show, resend, export and forget requests of visitors',
  visits: 'count the pages that people read and the leads they bring',
  doctor: 'report what production lacks',
  synth: 'write the template of production',
  diff: 'show what a deployment would change',
  deploy: 'deploy the site of this folder',
  release: 'deploy the site of a Git tag',
  releases: 'list what was published',
  rollback: 'activate an older release',
  rebuild: 'build the active release again, for scheduled pages',
  takedown: 'remove an image from every release',
  cutover: 'point the names of an older site at this one',
  previews: 'publish or remove the preview of a pull request',
  destroy: 'delete production',
};

/** Whether a site has a command: some are of this repository alone. @param {string} command */
export const isSiteCommand = (command) => command in descriptions;

/** The text of `site --help`. */
export const commandHelp = () => {
  const typed = isPackage ? 'npx site COMMAND' : 'npm run COMMAND --';
  const width = Math.max(...Object.keys(descriptions).map((command) => command.length));
  const lines = Object.entries(descriptions).map(([command, what]) => `  ${command.padEnd(width)}  ${what}`);
  return [`Usage: ${typed} [flags]`, '', ...lines, '', `${typed} --help lists the flags of a command.`].join(
    '\n',
  );
};
