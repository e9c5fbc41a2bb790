import { createContext, memo, useContext, useDeferredValue, useState } from 'react';
import { styled } from '@mui/material/styles';
import type { Section } from '../../schema/section.ts';
import { usePage } from '../context.tsx';
import { isHydrated, SectionView } from '../section-view.tsx';

/** Finds the finished HTML of a section by its place on the page; nothing when there is none. */
export type FinishedHtml = (section: Section, index: number) => string | undefined;

/** As on the server, where every section is rendered. */
export const nothingFinished: FinishedHtml = () => undefined;

/**
 * While the first page is hydrated this gives the markup that is already there: React keeps the very same nodes and
 * never runs the component.
 */
export const FinishedHtmlContext = createContext(nothingFinished);

const Frame = styled('section')({ position: 'relative' });

/** Rendered again only for another section: not for the rest of the page that follows, nor for an edit elsewhere. */
const SectionFrame = memo(({ section, index }: { section: Section; index: number }) => {
  const finished = useContext(FinishedHtmlContext);
  const [first] = useState(() => ({ section, html: finished(section, index) }));
  const attributes = { id: section.anchor, 'data-section': section.type };
  // A document that was edited meanwhile is rendered anew.
  if (first.html !== undefined && first.section === section) {
    return <Frame {...attributes} dangerouslySetInnerHTML={{ __html: first.html }} />;
  }
  return (
    <Frame {...attributes} data-live={isHydrated(section.type) || undefined}>
      <SectionView section={section} />
    </Frame>
  );
});

/** Keys that stay with a section when another one is added above it, so that a form keeps what was typed. */
const withKeys = (route: string, sections: Section[]) => {
  const seen = new Map<string, number>();
  return sections.map((section) => {
    const nth = (seen.get(section.type) ?? 0) + 1;
    seen.set(section.type, nth);
    return { section, key: `${route} ${section.type} ${nth}` };
  });
};

/** Keeps what follows out of the window until the rest is there, so that nothing moves in it. */
const Rest = styled('div')({ height: '100vh' });

type Props = {
  /** The opening is rendered at once and the rest after it; without this all is rendered together. */
  openingFirst?: boolean;
};

/** The sections of a page from top to bottom. Every page is a new one of these. */
export const PageSections = ({ openingFirst = false }: Props) => {
  const { page } = usePage();
  const whole = useDeferredValue(true, !openingFirst);
  const sections = withKeys(page.route, page.sections);
  return (
    <>
      {sections.slice(0, whole ? sections.length : 1).map(({ section, key }, index) => (
        <SectionFrame key={key} section={section} index={index} />
      ))}
      {!whole && <Rest />}
    </>
  );
};
