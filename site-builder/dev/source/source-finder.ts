import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { sourceUrl } from '../../../renderer/browser/development/click-to-source.ts';
import { EditRefusal } from '../../../documents/edit/edit-refusal.ts';
import { readEditableSite } from '../../../documents/node/read-editable-site.ts';
import { sourceOf } from './source-of.ts';

/** Vite plugin that tells the browser which line of which document made a part of a page. */
export const sourceFinder = (pagesDir: string): Plugin => {
  const send = (response: ServerResponse, status: number, value: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(value));
  };

  const answer = async (query: URLSearchParams, response: ServerResponse): Promise<void> => {
    const section = query.get('section');
    const clicked = {
      route: query.get('route') ?? '/',
      section: section === null ? undefined : Number(section),
      words: query.get('words') ?? '',
      occurrence: Number(query.get('occurrence') ?? 0),
    };
    try {
      send(response, 200, sourceOf(await readEditableSite(pagesDir), clicked));
    } catch (error) {
      // The overlay already tells what is wrong with the documents.
      const message = error instanceof Error ? error.message : String(error);
      send(response, error instanceof EditRefusal ? 409 : 500, { message });
    }
  };

  return {
    name: 'source-finder',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path, query] = (request.url ?? '/').split('?');
        if (path === sourceUrl) void answer(new URLSearchParams(query), response);
        else next();
      });
    },
  };
};
