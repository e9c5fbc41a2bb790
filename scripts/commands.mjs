// The verbs of the command `site`: their groups, descriptions and files.
import { findSource, isPackage } from '../site-builder/engine.mjs';

/** Folders that contain a file for each verb. */
const folders = [
  'scripts',
  ...['documents', 'editing', 'local', 'production'].map((folder) => `scripts/${folder}`),
];

/** Returns the file of a verb, relative to the folder of the engine. @param {string} name */
export const fileOfCommand = (name) =>
  folders.map((folder) => findSource(`${folder}/${name}`)).find((file) => file !== undefined);

/** Commands that read or render every page of a site; in this repository they run from a bundle. */
export const bundledCommands = ['build', 'check'];

/** Descriptions of the verbs by group, in the order of `site --help`. */
const groups = {
  'Content:': {
    init: 'create a site in this folder',
    new: 'create a page and link it in a menu',
    rename: 'change the URL of a page and every link to it',
    remove: 'remove a page and redirect its URL',
    where: 'find every use of a page, section type, image, token or text',
    format: 'format the YAML of documents',
    migrate: 'update documents that were written for an older version',
    refresh: 'show what this version writes differently outside of the documents',
    check: 'report the problems of the documents',
  },
  'Local:': {
    start: 'run the site, the Studio and a mailbox on this machine',
    build: 'build the site',
    preview: 'serve the built site as production does',
    studio: 'build the Studio as static files',
  },
  'Production:': {
    doctor: 'report what a stage lacks',
    synth: 'synthesize and validate the CloudFormation template',
    prepare: 'build what a deployment needs, without AWS',
    deploy: 'deploy the site of this folder',
    cutover: "point the site's DNS records at a stage",
    release: 'deploy the site of a Git tag',
    releases: 'list the releases of a stage',
    rollback: 'activate an earlier release',
    rebuild: 'build the active release again, for pages with dates',
    takedown: 'remove an image from every release',
    previews: 'publish or remove the preview of a pull request',
    leads: 'list, show, resend, export and delete requests of visitors',
    visits: 'report visits and leads by page and week',
    'restore-drill': 'damage a stage that nobody uses, and restore it',
    destroy: 'delete a stage',
  },
};

/** Verbs for maintainers, which the package does not have. */
const ownGroup = {
  'This repository:': {
    test: 'run all checks and tests, or those of changed files',
    schema: 'generate the JSON Schemas',
    sections: 'generate the references in docs/site',
    bench: 'run a benchmark',
    pack: 'compile the engine for the package',
  },
};

/** Every verb that this project has: `{ name, description, group }`. */
export const commands = Object.entries(isPackage ? groups : { ...groups, ...ownGroup }).flatMap(
  ([group, descriptions]) =>
    Object.entries(descriptions).map(([name, description]) => ({ name, description, group })),
);

/** Returns the description of a verb. @param {string} name */
export const describeCommand = (name) => commands.find((command) => command.name === name)?.description ?? '';
