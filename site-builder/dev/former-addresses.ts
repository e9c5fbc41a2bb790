import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type { LiveSite } from './live-site.ts';

type Next = () => void;

const asksForPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') === true;

/** Vite plugin that leads from former addresses of pages to the present ones, as the built site does. */
export const formerAddresses = (live: LiveSite): Plugin => {
  const handle = (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    const now = asksForPage(request) ? live.movedFrom(path) : undefined;
    if (now === undefined) return next();
    // Not for good: the editor may rename the page again in a minute.
    response.writeHead(302, { location: [now, ...query].join('?') }).end();
  };

  return {
    name: 'former-addresses',
    configureServer(server) {
      server.middlewares.use(handle);
    },
  };
};
