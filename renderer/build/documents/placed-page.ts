import type { Page } from '../../../schema/page.ts';
import type { Section } from '../../../schema/section.ts';
import { place } from './placing.ts';
import { validators } from './schemas.ts';
import type { ResolvedPage } from './shared-pieces.ts';
import type { Tokens } from './tokens.ts';

const isSection = (section: unknown): section is Section => validators.section(section);

/**
 * A page that is ready to draw.
 * @returns nothing when the document is not valid
 */
export const placePage = (page: ResolvedPage, route: string, tokens: Tokens): Page | undefined => {
  const document = place(page.document.value, tokens.values);
  const sections = place(page.sections, tokens.values);
  if (!validators.page(document) || !Array.isArray(sections) || !sections.every(isSection)) return undefined;
  return { ...document, route, sections };
};
