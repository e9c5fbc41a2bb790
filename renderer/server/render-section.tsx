import type { Section } from '../../schema/section.ts';
import { SectionView } from '../section-view.tsx';
import { cutAtHoles, draw, hole, type Drawn, type Scene } from './draw.tsx';
import { namesIn } from './emotion.ts';

/** So many finished sections are kept; beyond that the oldest goes, so that memory stays bounded. */
const capacity = 500;

/**
 * Draws static sections. A section is a pure function of its document, so equal documents are drawn once: a
 * call-to-action band that stands on forty pages costs one rendering. Those of a page that are new are drawn together.
 */
export const createSectionRenderer = () => {
  const finished = new Map<string, Drawn>();

  const keep = (key: string, drawn: Drawn): void => {
    finished.set(key, drawn);
    const oldest = finished.keys().next();
    if (finished.size > capacity && !oldest.done) finished.delete(oldest.value);
  };

  /** @returns each section finished, in their order */
  return (scene: Scene, sections: Section[]): Drawn[] => {
    const keyed = sections.map((section) => ({ section, key: JSON.stringify(section) }));
    const known = keyed.map(({ key }) => finished.get(key));
    const fresh = keyed.filter((_, index) => !known[index]);
    if (fresh.length === 0) return known.filter((drawn) => drawn !== undefined);
    const { html, global } = draw(
      scene,
      fresh.map(({ section }, index) => [<SectionView key={index} section={section} />, hole]),
    );
    const parts = cutAtHoles(html, fresh.length, scene);
    const drawn = fresh.map(({ key }, index) => {
      const part = parts[index] ?? '';
      const own = { html: part, names: [...global, ...namesIn(part)] };
      // Global rules do not tell which of the sections needs them.
      if (global.length === 0) keep(key, own);
      return own;
    });
    return known.map((drawnBefore) => drawnBefore ?? drawn.shift() ?? { html: '', names: [] });
  };
};
