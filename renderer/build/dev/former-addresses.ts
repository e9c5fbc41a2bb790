import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { routeOf } from '../../addresses.ts';
import { SiteReader } from '../documents/site-reader.ts';
import { redirectsOf } from '../redirects.ts';

type Next = (error?: unknown) => void;

const asksForPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') === true;

/** Vite plugin that leads from former addresses of pages to the present ones, as the built site does. */
export const formerAddresses = (pagesDir: string): Plugin => {
  const reader = new SiteReader(pagesDir);

  const handle = async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    try {
      const now = asksForPage(request) ? redirectsOf((await reader.read()).pages)[routeOf(path)] : undefined;
      if (now === undefined) return next();
      // Not for good: the editor may rename the page again in a minute.
      response.writeHead(302, { location: [now, ...query].join('?') }).end();
    } catch (error) {
      next(error);
    }
  };

  return {
    name: 'former-addresses',
    configureServer(server) {
      server.middlewares.use((request, response, next) => void handle(request, response, next));
    },
  };
};
