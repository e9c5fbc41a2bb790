import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { answerRoutes } from '../../schema/forms/answer-routes.ts';
import { normalizeRoute } from '../urls.ts';
import { App } from '../app.tsx';
import type { FinishedHtml } from '../layout/page-sections.tsx';
import { closePopup } from '../layout/popup/popup-closed.ts';
import { NoticeOutlet } from '../notices/notice-outlet.tsx';
import { GlobalStyles } from '../theme/global.tsx';
import { theme } from '../theme/index.ts';
import { styleCache } from './cache.ts';
import { prerenderedOpening } from './prerender-opening.tsx';
import { layOutOffscreen } from './layout-offscreen.ts';
import { followLinks } from './navigation.ts';
import { loadRoute, useRouteData, type RouteData } from './page-data.ts';
import { useScroll } from './scroll.ts';

/** The markup that the server made, for as long as the first page is being taken over. */
let takingOver = !import.meta.env.DEV;
const frames = document.querySelectorAll('[data-section]');
const finished: FinishedHtml = (section, index) => {
  if (!takingOver) return prerenderedOpening(section);
  const frame = frames[index];
  return frame && !frame.hasAttribute('data-live') ? frame.innerHTML : undefined;
};

/**
 * The page of the address; the one before for as long as its data is on the way. What cannot be rendered here (no
 * network, a newer site) is left to the browser.
 */
const usePageOfAddress = (first: RouteData) => {
  const route = normalizeRoute(useLocation().pathname);
  const ready = useRouteData(route);
  const [shown, setShown] = useState({ route, page: first });
  const { site, data } = shown.page;
  if (ready && (route !== shown.route || ready.data !== data || ready.site !== site))
    setShown({ route, page: ready });
  useEffect(() => {
    if (route === shown.route) return;
    let isWanted = true;
    loadRoute(route).catch(() => isWanted && location.reload());
    return () => {
      isWanted = false;
    };
  }, [route, shown.route]);
  return shown;
};

/** After a move within the site, title and focus move with it. */
const useArrival = (route: string, { data: { page } }: RouteData) => {
  const arrived = useRef(route);
  useEffect(() => {
    if (arrived.current === route) return;
    arrived.current = route;
    document.title = page.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', page.description);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [route, page]);
};

/** The page of the current address. `first` is the one whose finished HTML is taken over. */
export const PageRoute = ({ first }: { first: RouteData }) => {
  const { route, page } = usePageOfAddress(first);
  const navigate = useNavigate();
  // Whoever goes back, or to a part of a page, needs the page at its full height to be scrolled there.
  const { hash } = useLocation();
  const toTop = useNavigationType() !== 'POP' && hash === '';
  useScroll(route);
  useArrival(route, page);
  useEffect(() => {
    // A form that its browser has posted by itself was sent.
    if (route === answerRoutes.sent) closePopup();
  }, [route]);
  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(() => {
    takingOver = false;
    document.documentElement.dataset['shell'] = 'ready';
    void layOutOffscreen();
  }, []);
  return (
    <App
      theme={theme}
      site={page.site}
      data={page.data}
      cache={styleCache}
      finished={finished}
      openingFirst={toTop}
    >
      {/* A finished page has them; written again they would have every element styled anew. */}
      {import.meta.env.DEV && <GlobalStyles />}
      <NoticeOutlet />
    </App>
  );
};
