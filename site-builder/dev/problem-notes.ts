import type { Plugin } from 'vite';
import { notesUrl } from '../../renderer/browser/development/problem-notes.ts';
import type { LiveSite } from './live-site.ts';

/** Vite plugin that tells a page that is opened what may be said of the documents; saves are reported by `siteDocuments`. */
export const problemNotes = (live: LiveSite): Plugin => ({
  name: 'problem-notes',
  configureServer({ middlewares }) {
    middlewares.use(notesUrl, (_, response, next) => {
      live.notes.then((notes) => {
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        response.end(JSON.stringify(notes));
      }, next);
    });
  },
});
