import { realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import launchEditor from 'launch-editor';
import type { Plugin } from 'vite';
import { editorUrl } from '../../../renderer/browser/development/open-in-editor.ts';
import { respondJson } from '../respond.ts';

/** A file, and the line and column in it. */
const placePattern = /^(.+?)((?::\d+){0,2})$/;

/** How long an editor has to report that it cannot start. */
const timeoutMs = 1000;

type Outcome = [status: number, message: string];

const isIn = (folder: string, path: string): boolean => path.startsWith(folder.replace(/[\\/]$/, '') + sep);

const launch = async (place: string): Promise<Outcome> => {
  const failed = new Promise<Outcome>((report) => {
    launchEditor(place, (_, reason) => {
      const failure = `The editor did not open: ${reason?.replace(/\.$/, '')}.`;
      const unknown = 'No editor is known. Start npm start with LAUNCH_EDITOR=code, or the command of yours.';
      report([409, reason === null ? unknown : failure]);
    });
  });
  return (await Promise.race([failed, sleep(timeoutMs)])) ?? [200, 'Opened.'];
};

/** Opens a file in one of some folders at its line and column. */
const open = async (folders: string[], wanted: string): Promise<Outcome> => {
  const outside: Outcome = [403, 'Only files of the project are opened.'];
  const [, file = '', position = ''] = placePattern.exec(wanted.replaceAll('\0', '')) ?? [];
  const path = resolve(file);
  if (file === '' || !folders.some((folder) => isIn(resolve(folder), path))) return outside;
  // A link may lead elsewhere.
  const found = await realpath(path).catch(() => undefined);
  if (found === undefined || !(await stat(found)).isFile()) return [404, 'There is no such file.'];
  const roots = await Promise.all(folders.map((folder) => realpath(folder)));
  return roots.some((root) => isIn(root, found)) ? launch(found + position) : outside;
};

/**
 * Vite plugin that opens a file of the project in the editor of the developer, and reports when none has opened.
 * It comes before the middleware of Vite at the same address, which opens every file of the machine for any `GET`.
 * @param pagesDir folder of the documents, which may be outside of the project
 */
export const openInEditor = (pagesDir: string): Plugin => ({
  name: 'open-in-editor',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      // Vite answers everything below its address, too.
      if (!(request.url ?? '').toLowerCase().startsWith(editorUrl)) return next();
      const file = new URL(`http://localhost${request.url}`).searchParams.get('file') ?? '';
      if (request.method === 'POST')
        open([process.cwd(), pagesDir], file).then(
          ([status, message]) => respondJson(response, { message }, status),
          next,
        );
      else respondJson(response.setHeader('allow', 'POST'), { message: 'Files are opened with POST.' }, 405);
    });
  },
});
