import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type LoaderFunctionArgs } from 'react-router-dom';
import type { SectionType } from '../../schema/section.ts';
import { loadSections } from '../section-view.tsx';
import { followLinks } from './navigation.ts';
import { loadFirst, loadRoute } from './page-data.ts';
import { PageRoute } from './page-route.tsx';

const routeId = 'page';

/** A page that cannot be drawn here (no network, a newer site) is left to the browser. */
const loader = async ({ request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url);
  try {
    return await loadRoute(pathname);
  } catch {
    location.assign(request.url);
    return new Promise(() => undefined);
  }
};

/** The types of the sections on the page that need their code at once. */
const liveTypes = (): SectionType[] =>
  [...document.querySelectorAll<HTMLElement>(import.meta.env.DEV ? '[data-section]' : '[data-live]')].map(
    (section) => section.dataset['section'] as SectionType,
  );

/**
 * Takes the finished page over: forms, menus and notices work, and links move within the page. Should drawing fail,
 * the page stays as it was served: readable, with links and plain forms that work.
 */
export const startShell = async (): Promise<void> => {
  const [first] = await Promise.all([loadFirst(), loadSections(liveTypes())]);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const asServed = <div dangerouslySetInnerHTML={{ __html: root.innerHTML }} />;
  const route = { id: routeId, path: '*', loader, Component: PageRoute, errorElement: asServed };
  const router = createBrowserRouter([route], {
    hydrationData: { loaderData: { [routeId]: first } },
  });
  hydrateRoot(root, <RouterProvider router={router} />);
  followLinks((path) => void router.navigate(path));
  if (import.meta.hot) {
    const { watchDocuments } = await import('./development.ts');
    await watchDocuments(() => void router.revalidate());
  }
};
