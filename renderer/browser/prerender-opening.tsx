import { startTransition, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Section } from '../../schema/section.ts';
import { PageProviders } from '../app.tsx';
import { isHydrated, SectionView } from '../section-view.tsx';
import { styleCache } from './cache.ts';
import type { RouteData } from './page-data.ts';

/** Prerendered HTML of the first sections of pages that the visitor may navigate to. */
const openings = new WeakMap<Section, string>();

/** Returns the prerendered HTML of a page's first section, if it exists. */
export const prerenderedOpening = (section: Section): string | undefined => openings.get(section);

const Opening = ({ section }: { section: Section }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) openings.set(section, ref.current.innerHTML);
  }, [section]);
  return (
    <div ref={ref}>
      <SectionView section={section} />
    </div>
  );
};

let root: Root | undefined;

/**
 * Prerenders the first section of a loaded page off-screen in a transition, so that a click only has to insert it. If
 * called for several pages in succession, only the last one is rendered.
 */
export const prerenderOpening = ({ site, data }: RouteData): void => {
  const [section] = data.page.sections;
  // Skips hydrated sections, which must be rendered in place, and development mode, where content changes.
  if (import.meta.env.DEV || !section || isHydrated(section.type) || openings.has(section)) return;
  // Inserts the HTML into a separate document, which does not load images.
  root ??= createRoot(document.implementation.createHTMLDocument().createElement('div'));
  const opening = (
    <PageProviders site={site} data={data} cache={styleCache}>
      <Opening key={data.page.route} section={section} />
    </PageProviders>
  );
  startTransition(() => root?.render(opening));
};
