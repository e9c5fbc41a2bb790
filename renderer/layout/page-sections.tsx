import { createContext, memo, useContext, useDeferredValue, useState } from 'react';
import { styled } from '@mui/material/styles';
import type { Section } from '../../schema/section.ts';
import { usePage } from '../context.tsx';
import { isHydrated, SectionView } from '../section-view.tsx';

/** Returns the existing HTML of a section by its index on the page, or undefined. */
export type FinishedHtml = (section: Section, index: number) => string | undefined;

/**
 * Provides the existing HTML of static sections during hydration: React keeps their DOM nodes and does not run their
 * components. Undefined on the server, where every section is rendered.
 */
export const FinishedHtmlContext = createContext<FinishedHtml | undefined>(undefined);

const Frame = styled('section')({ position: 'relative' });

type FrameProps = {
  section: Section;
  index: number;
  /** Whether the section has the alternate background. */
  alternate: boolean;
};

/** Memoized: rerenders only if its section changes, not if other sections are added or edited. */
const SectionFrame = memo(({ section, index, alternate }: FrameProps) => {
  const finished = useContext(FinishedHtmlContext);
  const [first] = useState(() => ({ section, html: finished?.(section, index) }));
  const attributes = {
    id: section.anchor,
    'data-section': section.type,
    'data-alternate': alternate ? '' : undefined,
    'data-continues': section.continues ? '' : undefined,
  };
  // If the document was edited in the meantime, the existing HTML is outdated.
  if (first.html !== undefined && first.section === section) {
    return <Frame {...attributes} dangerouslySetInnerHTML={{ __html: first.html }} />;
  }
  return (
    <Frame {...attributes} data-live={isHydrated(section.type) || undefined}>
      <SectionView section={section} />
    </Frame>
  );
});

/**
 * Returns the props of every section, with keys that do not change if a section of another type is inserted above, so
 * that forms retain their values. Backgrounds alternate by subject: a section that continues a subject has the
 * background of the section above.
 */
const frameProps = (route: string, sections: Section[]) => {
  const seen = new Map<string, number>();
  let alternate = true;
  return sections.map((section, index) => {
    const nth = (seen.get(section.type) ?? 0) + 1;
    seen.set(section.type, nth);
    if (!section.continues) alternate = !alternate;
    return { section, index, alternate, key: `${route} ${section.type} ${nth}` };
  });
};

/** Placeholder that keeps the footer below the viewport until the other sections are rendered, to avoid layout shifts. */
const Placeholder = styled('div')({ height: '100vh' });

/**
 * The sections of a page from top to bottom. It must be remounted for every page.
 * @param openingFirst whether to render the first section immediately and the others in a deferred render
 */
export const PageSections = ({ openingFirst = false }: { openingFirst?: boolean }) => {
  const { page } = usePage();
  const renderAll = useDeferredValue(true, !openingFirst);
  const frames = frameProps(page.route, page.sections);
  return (
    <>
      {frames.slice(0, renderAll ? frames.length : 1).map(({ key, ...props }) => (
        <SectionFrame key={key} {...props} />
      ))}
      {!renderAll && <Placeholder />}
    </>
  );
};
