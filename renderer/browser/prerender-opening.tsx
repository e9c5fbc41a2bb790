import { startTransition, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Section } from '../../schema/section.ts';
import { PageProviders } from '../app.tsx';
import { isHydrated, SectionView } from '../section-view.tsx';
import { theme } from '../theme/index.ts';
import { styleCache } from './cache.ts';
import type { RouteData } from './page-data.ts';

/** Openings of pages that a visitor may go to, finished as the server finishes the first page. */
const openings = new WeakMap<Section, string>();

/** The finished HTML of the opening of a page, when it has been rendered ahead. */
export const prerenderedOpening = (section: Section): string | undefined => openings.get(section);

const Opening = ({ section }: { section: Section }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) openings.set(section, place.current.innerHTML);
  }, [section]);
  return (
    <div ref={place}>
      <SectionView section={section} />
    </div>
  );
};

let root: Root | undefined;

/**
 * Renders the opening of a page that is ready, in pieces and out of sight: a click then has to put it into the page
 * only. Of several pages the last one that was asked for is rendered.
 */
export const prerenderOpening = ({ site, data }: RouteData): void => {
  const [section] = data.page.sections;
  // What lives in the browser has to be rendered where it is to live. What is edited is rendered anew each time.
  if (import.meta.env.DEV || !section || isHydrated(section.type) || openings.has(section)) return;
  // A document of its own loads no pictures.
  root ??= createRoot(document.implementation.createHTMLDocument().createElement('div'));
  const opening = (
    <PageProviders theme={theme} site={site} data={data} cache={styleCache}>
      <Opening key={data.page.route} section={section} />
    </PageProviders>
  );
  startTransition(() => root?.render(opening));
};
