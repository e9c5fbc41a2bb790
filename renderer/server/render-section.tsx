import type { Section } from '../../schema/section.ts';
import { SectionView } from '../section-view.tsx';
import { draw, type Drawn, type Scene } from './draw.tsx';

/** So many finished sections are kept; beyond that the oldest goes, so that memory stays bounded. */
const capacity = 500;

/**
 * Draws static sections. A section is a pure function of its document, so equal documents are drawn once:
 * a call-to-action band that stands on forty pages costs one rendering.
 */
export const createSectionRenderer = () => {
  const finished = new Map<string, Drawn>();
  return (scene: Scene, section: Section): Drawn => {
    const key = JSON.stringify(section);
    const known = finished.get(key);
    if (known) return known;
    const drawn = draw(scene, <SectionView section={section} />);
    finished.set(key, drawn);
    const oldest = finished.keys().next();
    if (finished.size > capacity && !oldest.done) finished.delete(oldest.value);
    return drawn;
  };
};
