import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { answerRoutes } from '../../schema/forms/request.ts';
import { normalizeRoute } from '../urls.ts';
import { App } from '../app.tsx';
import { prefill } from '../forms/message-line.ts';
import type { FinishedHtml } from '../layout/page-sections.tsx';
import { closePopup } from '../layout/popup/popup-closed.ts';
import { NoticeOutlet } from '../notices/notice-outlet.tsx';
import { GlobalStyles } from '../theme/global.tsx';
import { styleCache } from './cache.ts';
import { prerenderedOpening } from './prerender-opening.tsx';
import { followLinks } from './navigation.ts';
import { loadRoute, useRouteData, type RouteData } from './page-data.ts';
import { useScroll } from './scroll.ts';

/** Whether the first page is being hydrated; until then the server's HTML of its sections is used. */
let isHydrating = !import.meta.env.DEV;
const sectionElements = document.querySelectorAll('[data-section]');
const finished: FinishedHtml = (section, index) => {
  if (!isHydrating) return prerenderedOpening(section);
  const element = sectionElements[index];
  return element && !element.hasAttribute('data-live') ? element.innerHTML : undefined;
};

/**
 * Returns the page of the current URL; the previous one while its data is loading. If loading fails (offline, a newer
 * release), the browser loads the document.
 */
const useCurrentPage = (first: RouteData) => {
  const route = normalizeRoute(useLocation().pathname);
  const loaded = useRouteData(route);
  const [shown, setShown] = useState({ route, page: first });
  const { site, data } = shown.page;
  if (loaded && (route !== shown.route || loaded.data !== data || loaded.site !== site))
    setShown({ route, page: loaded });
  useEffect(() => {
    if (route === shown.route) return;
    let isCurrent = true;
    loadRoute(route).catch(() => isCurrent && location.reload());
    return () => {
      isCurrent = false;
    };
  }, [route, shown.route]);
  return shown;
};

/** Updates title and description with the page, and the focus after a client-side navigation. */
const useTitleAndFocus = (route: string, { data: { page } }: RouteData) => {
  const previousRoute = useRef(route);
  useEffect(() => {
    document.title = page.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
  }, [page]);
  useEffect(() => {
    if (previousRoute.current === route) return;
    previousRoute.current = route;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [route]);
};

/** The page of the current URL. `first` is the data of the page that is hydrated. */
export const PageRoute = ({ first }: { first: RouteData }) => {
  const { route, page } = useCurrentPage(first);
  const navigate = useNavigate();
  // Back navigation and hash links scroll to a position, so they need the page at its full height.
  const { hash } = useLocation();
  const startsAtTop = useNavigationType() !== 'POP' && hash === '';
  useScroll(route);
  useTitleAndFocus(route, page);
  useEffect(() => {
    // The browser submitted the form natively and was redirected to this page.
    if (route === answerRoutes.sent) closePopup();
  }, [route]);
  const { prefill: known } = page.data.page;
  useEffect(
    () =>
      followLinks((to, options) => {
        prefill.set(known);
        return navigate(to, options);
      }),
    [navigate, known],
  );
  useEffect(() => {
    isHydrating = false;
    document.documentElement.dataset['shell'] = 'ready';
  }, []);
  return (
    <App site={page.site} data={page.data} cache={styleCache} finished={finished} openingFirst={startsAtTop}>
      {/* Only in development: built pages contain these styles, and adding them again would recalculate the styles of
         every element. */}
      {import.meta.env.DEV && <GlobalStyles language={page.site.facts.language} />}
      <NoticeOutlet />
    </App>
  );
};
