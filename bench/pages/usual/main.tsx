import createCache from '@emotion/cache';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import type { Site } from '../../../schema/site.ts';
import { dataUrl, normalizeRoute } from '../../../renderer/urls.ts';
import { App } from '../../../renderer/app.tsx';
import type { PageData } from '../../../renderer/context.tsx';
import { emotionOptions } from '../../../renderer/emotion-options.ts';
import { NoticeOutlet } from '../../../renderer/notices/notice-outlet.tsx';
import { loadSections, renderableSectionTypes } from '../../../renderer/section-view.tsx';
import { GlobalStyles } from '../../../renderer/theme/global.tsx';

/**
 * The conventional variant of the site with the same components: one bundle in the head that hydrates the whole page as
 * soon as it has loaded, with the page data in the HTML and a router that fetches the next page on a click.
 */
const read = <T,>(id: string): T => JSON.parse(document.getElementById(id)?.textContent ?? '') as T;

const site = read<Site>('site-data');
const cache = createCache(emotionOptions);
const nothing = () => undefined;

const Page = () => (
  <>
    <App site={site} data={useLoaderData<PageData>()} cache={cache} finished={nothing}>
      <GlobalStyles />
      <NoticeOutlet />
    </App>
    <ScrollRestoration />
  </>
);

const loader = async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
  const response = await fetch(dataUrl(normalizeRoute(new URL(request.url).pathname)));
  return (await response.json()) as PageData;
};

const start = async (): Promise<void> => {
  await loadSections(renderableSectionTypes);
  const router = createBrowserRouter([{ id: 'page', path: '*', loader, Component: Page }], {
    hydrationData: { loaderData: { page: read<PageData>('page-data') } },
  });
  const root = document.getElementById('root');
  if (root) hydrateRoot(root, <RouterProvider router={router} />);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    event.preventDefault();
    void router.navigate(link.pathname);
  });
  document.documentElement.dataset['shell'] = 'ready';
};

void start();
