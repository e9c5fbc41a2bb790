import createCache from '@emotion/cache';
import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLoaderData } from 'react-router-dom';
import { App } from '../app.tsx';
import { Notices } from '../notices.tsx';
import { emotionKey } from '../emotion-key.ts';
import type { FinishedHtml } from '../layout/page-sections.tsx';
import { theme } from '../theme/index.ts';
import type { RouteData } from './page-data.ts';
import { logUnknownPath } from './unknown-path.ts';

const cache = createCache({ key: emotionKey });

/** The markup that the server made, for as long as the first page is being taken over. */
let takingOver = !import.meta.env.DEV;
const frames = document.querySelectorAll('[data-section]');
const finished: FinishedHtml = (_section, index) => {
  const frame = takingOver ? frames[index] : undefined;
  return frame && !frame.hasAttribute('data-live') ? frame.innerHTML : undefined;
};

const describe = ({ data: { page } }: RouteData) => {
  document.title = page.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
};

/** The page of the current route. After a move within the site, title and focus move with it. */
export const PageRoute = () => {
  const route = useLoaderData<RouteData>();
  const shown = useRef(route.data.page.route);
  useEffect(() => {
    takingOver = false;
    document.documentElement.dataset['shell'] = 'ready';
  }, []);
  useEffect(() => {
    if (shown.current === route.data.page.route) return;
    shown.current = route.data.page.route;
    describe(route);
    document.getElementById('content')?.focus({ preventScroll: true });
    if (route.data.page.route === '/not-found') logUnknownPath();
  }, [route]);
  return (
    <>
      <App theme={theme} site={route.site} data={route.data} cache={cache} finished={finished}>
        <Notices />
      </App>
      <ScrollRestoration />
    </>
  );
};
