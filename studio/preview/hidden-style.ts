import type { Section } from '../../schema/section.ts';
import { words } from '../words/words.ts';

/** What dims the hidden sections of a page, and says above each that visitors do not see it. */
export const hiddenStyle = (sections: readonly Section[]): string =>
  sections
    .flatMap(({ hidden }, index) => (hidden ? [`:nth-child(${index + 1} of [data-section])`] : []))
    .map(
      (section) => `
        ${section} > * { opacity: 0.35; }
        ${section}::after {
          content: ${JSON.stringify(words.sections.hidden)};
          position: absolute;
          inset: 0 0 auto auto;
          padding: 8px 12px;
          background: #101828;
          color: #fff;
          font: 600 13px/1 system-ui, sans-serif;
        }`,
    )
    .join('');
