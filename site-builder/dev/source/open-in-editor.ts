import { realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import launchEditor from 'launch-editor';
import type { Plugin } from 'vite';
import { isInsideFolder } from '../../../documents/node/paths.ts';
import { editorUrl } from '../../../renderer/browser/development/source-notice.ts';
import { respondJson } from '../respond.ts';

/** A file path, optionally followed by `:line` and `:column`. */
const positionPattern = /^(.+?)((?::\d+){0,2})$/;

/** Time in ms after which an editor that has not reported an error counts as started. */
const timeoutMs = 1000;

type Outcome = [status: number, message: string];

const isInside = (folder: string, path: string): boolean => path !== folder && isInsideFolder(path, folder);

const launch = async (location: string): Promise<Outcome> => {
  const failed = new Promise<Outcome>((report) => {
    launchEditor(location, (_, reason) => {
      const failure = `The editor did not open: ${reason?.replace(/\.$/, '')}.`;
      const unknown =
        'No editor was found. Set LAUNCH_EDITOR to its command, for example LAUNCH_EDITOR=code npm start.';
      report([409, reason === null ? unknown : failure]);
    });
  });
  return (await Promise.race([failed, sleep(timeoutMs)])) ?? [200, 'Opened.'];
};

/** Opens a file at a position if the file is in one of the folders. */
const open = async (folders: string[], requested: string): Promise<Outcome> => {
  const outside: Outcome = [403, 'Only files of the project can be opened.'];
  const [, file = '', position = ''] = positionPattern.exec(requested.replaceAll('\0', '')) ?? [];
  if (file === '' || !folders.some((folder) => isInside(resolve(folder), resolve(file)))) return outside;
  // A symbolic link may point to a file outside.
  const realFile = await realpath(file).catch(() => undefined);
  if (realFile === undefined || !(await stat(realFile)).isFile()) return [404, 'This file does not exist.'];
  const roots = await Promise.all(folders.map((folder) => realpath(folder)));
  return roots.some((root) => isInside(root, realFile)) ? launch(realFile + position) : outside;
};

/**
 * Vite plugin that opens a file of the project in the developer's editor and reports if no editor could be started. It
 * takes precedence over Vite's own middleware at the same URL, which would open any file of the machine for any `GET`.
 * @param pagesDir folder of the documents, which may be outside of the project
 */
export const openInEditorPlugin = (pagesDir: string): Plugin => ({
  name: 'open-in-editor',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      // Vite's middleware also handles all URLs below this one.
      if (!(request.url ?? '').toLowerCase().startsWith(editorUrl)) return next();
      const file = new URL(`http://localhost${request.url}`).searchParams.get('file') ?? '';
      if (request.method === 'POST')
        open([process.cwd(), pagesDir], file).then(
          ([status, message]) => respondJson(response, { message }, status),
          next,
        );
      else respondJson(response.setHeader('allow', 'POST'), { message: 'Use POST to open a file.' }, 405);
    });
  },
});
