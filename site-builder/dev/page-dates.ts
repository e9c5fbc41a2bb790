import type { Plugin } from 'vite';
import { datesUrl } from '../../renderer/browser/development/page-dates.ts';
import type { LiveSite } from './live-site.ts';

/** Vite plugin that tells the browser which pages visitors do not see today. */
export const pageDates = (live: LiveSite): Plugin => ({
  name: 'page-dates',
  configureServer({ middlewares }) {
    middlewares.use(datesUrl, (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(live.absences));
    });
  },
});
