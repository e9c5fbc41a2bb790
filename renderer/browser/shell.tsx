import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { SectionType } from '../../schema/section.ts';
import { retainServedValues } from '../controls/retain-values.ts';
import { setPostMethodInBrowser } from '../forms/post-by-default.ts';
import { loadSections } from '../section-view.tsx';
import { endpointOf } from '../urls.ts';
import { HydrationBoundary } from './hydration-boundary.tsx';
import { isOutdated, loadFirst, refresh } from './page-data.ts';
import { PageRoute } from './page-route.tsx';

/** Returns the types of the sections that must be hydrated; in development of all sections. */
const hydratedTypes = (): SectionType[] =>
  [...document.querySelectorAll<HTMLElement>(import.meta.env.DEV ? '[data-section]' : '[data-live]')].map(
    (section) => section.dataset['section'] as SectionType,
  );

/** Hydrates the page: makes forms, menus, notices and client-side navigation work. */
const startShell = async (): Promise<void> => {
  // Loaded before hydration, so that no Alt+click is lost.
  const tools = import.meta.hot ? import('./development/development.ts') : undefined;
  const [first] = await Promise.all([loadFirst(), tools, loadSections(hydratedTypes())]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const page = (
    <HydrationBoundary html={root.innerHTML}>
      <BrowserRouter useTransitions={false}>
        <PageRoute first={first} />
      </BrowserRouter>
    </HydrationBoundary>
  );
  retainServedValues();
  setPostMethodInBrowser(endpointOf(first.site));
  // In a transition React yields to user input between units of work.
  startTransition(() => void hydrateRoot(root, page));
  if (tools) {
    const { watchDocuments } = await tools;
    const rerender = () => void refresh();
    await watchDocuments(rerender, () => isOutdated(first));
  }
};

startShell().catch((error: unknown) => {
  // If data or code cannot be loaded, the page remains a static document, as in start.ts.
  document.documentElement.dataset['scripts'] = 'failed';
  if (import.meta.env.DEV) console.error(error);
});
