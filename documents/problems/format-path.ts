import { getChild, ordinal, getIn, type Path } from '../read/document/path.ts';
import { sectionTypes } from '../read/document/schemas.ts';

/**
 * Identifies a section of a page in messages: its type if it is known, and its heading or the name of its shared
 * section.
 */
export type SectionLabel = { type?: string; heading?: string };

const maxHeadingLength = 40;

/** Returns the label of the section that contains a path; undefined for a path outside of sections. */
export const sectionLabel = (document: unknown, [first, index]: Path): SectionLabel | undefined => {
  if (first !== 'sections' || typeof index !== 'number') return undefined;
  const section = getIn(document, [first, index]);
  const type = getChild(section, 'type');
  if (typeof type !== 'string' || !sectionTypes.has(type)) return {};
  const heading = getChild(section, 'heading') ?? (type === 'shared' ? getChild(section, 'name') : undefined);
  if (typeof heading !== 'string' || heading.trim() === '') return { type };
  const words = heading.trim().replace(/\s+/g, ' ');
  return {
    type,
    heading: words.length > maxHeadingLength ? `${words.slice(0, maxHeadingLength - 1).trimEnd()}…` : words,
  };
};

/** Formats a path for editors, counted from 1: `the second section, benefits 'Why us', items 3, title`. */
export const formatPath = (path: Path, { type, heading }: SectionLabel = {}): string => {
  const isInSection = path[0] === 'sections' && typeof path[1] === 'number';
  const label = `${type === undefined ? '' : `, ${type}`}${heading === undefined ? '' : ` '${heading}'`}`;
  const words = path.map((key, index) => {
    if (isInSection && index === 0) return '';
    if (isInSection && index === 1) return `the ${ordinal(Number(key) + 1)} section${label}`;
    if (typeof key === 'number') return ` ${key + 1}`;
    return index === 0 ? key : `${typeof path[index - 1] === 'number' ? ', ' : '.'}${key}`;
  });
  return words.join('');
};

/** Formats the path of a value of a document for editors. */
export const formatDocumentPath = (document: unknown, path: Path): string =>
  formatPath(path, sectionLabel(document, path));
