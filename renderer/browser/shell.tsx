import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { SectionType } from '../../schema/section.ts';
import { retainServedForms } from '../forms/retain-form-values.ts';
import { setPostMethodInBrowser } from '../forms/post-by-default.ts';
import { loadSections } from '../section-view.tsx';
import { HydrationBoundary } from './hydration-boundary.tsx';
import { loadFirst, refresh } from './page-data.ts';
import { PageRoute } from './page-route.tsx';

/** The types of the sections on the page that need their code at once. */
const liveTypes = (): SectionType[] =>
  [...document.querySelectorAll<HTMLElement>(import.meta.env.DEV ? '[data-section]' : '[data-live]')].map(
    (section) => section.dataset['section'] as SectionType,
  );

/** Takes the finished page over: forms, menus and notices work, and links move within the page. */
const startShell = async (): Promise<void> => {
  // There before the page is taken over, so that no click on it comes too early.
  const tools = import.meta.hot ? import('./development/development.ts') : undefined;
  const [first] = await Promise.all([loadFirst(), tools, loadSections(liveTypes())]);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const page = (
    <HydrationBoundary html={root.innerHTML}>
      <BrowserRouter useTransitions={false}>
        <PageRoute first={first} />
      </BrowserRouter>
    </HydrationBoundary>
  );
  retainServedForms();
  setPostMethodInBrowser();
  // As a transition React gives way to the visitor between pieces of its work.
  startTransition(() => void hydrateRoot(root, page));
  if (tools) await (await tools).watchDocuments(() => void refresh());
};

startShell().catch((error: unknown) => {
  // As in start.ts: without the page's data or its forms it stays a document.
  document.documentElement.dataset['scripts'] = 'failed';
  if (import.meta.env.DEV) console.error(error);
});
