import type { Code } from '../../../documents/problems/codes.ts';

/** The parts of the small site of the tests that an example may spoil. */
export type SpoiledSite = {
  write: (file: string, text: string | Uint8Array) => void;
  edit: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
};

/** A mistake that an editor may make, and the whole of what is said about it. */
export type Example = { spoil: (site: SpoiledSite) => void; says: string };

/** Examples of some kinds of problem. */
export type Examples = Partial<Record<Code, Example>>;

/** An example in which one text of a file is replaced. */
export const edited = (file: string, from: string, to: string, says: string): Example => ({
  spoil: (site) => site.edit(file, from, to),
  says,
});

/** A page that is right, for the examples that need one more. */
export const page = (title: string, more = ''): string =>
  `title: ${title} in San Diego, gently treated
description: What we do for ${title}, how long a visit takes, and how the care goes on at home.
${more}sections:
  - { type: hero, heading: ${title}, tagline: Gently treated., actions: [{ label: Visit, href: /contact }] }
`;
