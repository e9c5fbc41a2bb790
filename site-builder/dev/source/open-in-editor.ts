import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import launchEditor from 'launch-editor';
import type { Plugin } from 'vite';
import { editorUrl } from '../../../renderer/browser/development/open-in-editor.ts';

/** A file, and the line and column in it. */
const placePattern = /^(.+?)((?::\d+){0,2})$/;

/** How long an editor has to say that it cannot start. */
const timeoutMs = 1000;

/** What cannot be opened: the status of the answer, and why. */
class Unopened extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const outside = () => new Unopened(403, 'Only files of the project are opened.');

const isIn = (folder: string, path: string): boolean => path.startsWith(folder.replace(/[\\/]$/, '') + sep);

/** @returns the true path of a file, followed by the line and column */
const placeIn = async (folders: string[], asked: string): Promise<string> => {
  const [, file = '', position = ''] = placePattern.exec(asked.replaceAll('\0', '')) ?? [];
  const path = resolve(file);
  if (file === '' || !folders.some((folder) => isIn(resolve(folder), path))) throw outside();
  // A link may lead elsewhere.
  const found = await realpath(path).catch(() => undefined);
  if (found === undefined || !(await stat(found)).isFile()) throw new Unopened(404, 'There is no such file.');
  const roots = await Promise.all(folders.map((folder) => realpath(folder)));
  if (!roots.some((root) => isIn(root, found))) throw outside();
  return found + position;
};

const open = async (place: string): Promise<void> => {
  const failed = new Promise<string>((told) => {
    launchEditor(place, (_, why) =>
      told(
        why === null
          ? 'No editor is known. Start npm start with LAUNCH_EDITOR=code, or the command of yours'
          : `The editor did not open: ${why.replace(/\.$/, '')}`,
      ),
    );
  });
  const why = await Promise.race([failed, sleep(timeoutMs)]);
  if (why) throw new Unopened(409, `${why}.`);
};

/**
 * Vite plugin that opens a file of the project in the editor of the developer, and says when none has opened.
 * It stands before the middleware of Vite at the same address, which opens every file of the machine for any `GET`.
 * @param pagesDir folder of the documents, which may be outside of the project
 */
export const openInEditor = (pagesDir: string): Plugin => {
  const answer = async (request: IncomingMessage, root: string): Promise<void> => {
    if (request.method !== 'POST') throw new Unopened(405, 'Files are opened with POST.');
    const { searchParams } = new URL(`http://localhost${request.url}`);
    await open(await placeIn([root, pagesDir], searchParams.get('file') ?? ''));
  };

  const handle = (request: IncomingMessage, response: ServerResponse, root: string): void => {
    const say = (status: number, message: string) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
          ...(status === 405 && { allow: 'POST' }),
        })
        .end(JSON.stringify({ message }));
    answer(request, root).then(
      () => say(200, 'Opened.'),
      (error: unknown) => {
        if (error instanceof Unopened) return say(error.status, error.message);
        console.error(error);
        return say(500, 'The file could not be opened.');
      },
    );
  };

  return {
    name: 'open-in-editor',
    configureServer({ middlewares }) {
      middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        // Vite answers everything below its address, too.
        if ((request.url ?? '').toLowerCase().startsWith(editorUrl)) handle(request, response, process.cwd());
        else next();
      });
    },
  };
};
