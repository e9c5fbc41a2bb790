/** The parts of the small site of the tests that an example may spoil. */
export type SpoiledSite = {
  write: (file: string, text: string | Uint8Array) => void;
  edit: (file: string, from: string, to: string) => void;
  remove: (file: string) => void;
};

/** A mistake that an editor may make, and the whole of what is said about it. */
export type Example = { spoil: (site: SpoiledSite) => void; says: string };

/** A text, or what makes it from the parameters of a problem. */
export type Text<Params> = string | ((params: Params) => string);

/** What is wrong, and how to fix it; both without the place. */
export type Words<Params = never> = { message: Text<Params>; fix: Text<Params> };

type ParamsOfText<T> = T extends (params: infer Params) => string ? Params : unknown;

/** The parameters that a message and its fix are made from. */
export type TextParams<T> = T extends { message: infer Message; fix: infer Fix }
  ? ParamsOfText<Message> & ParamsOfText<Fix>
  : never;

/** A kind of problem. Where it has several causes, each has words of its own and is named by the parameter `cause`. */
export type Entry = (Words | { causes: Record<string, Words> }) & {
  /** An error stops the build, a warning does not. */
  severity: 'error' | 'warning';
  /** What it means, as the catalogue says it. */
  meaning: string;
  /** Read by the catalogue, and proven by `codes.test.ts`. */
  example: Example;
};

/** Kinds of problem by their codes. */
export type Entries = Record<string, Entry>;

/** An example in which one text of a file is replaced. */
export const edited = (file: string, from: string, to: string, says: string): Example => ({
  spoil: (site) => site.edit(file, from, to),
  says,
});

/** An example in which a section of text stands before the details of the page on how to reach the business. */
export const told = (text: string, says: string): Example => {
  const details = '  - type: contact-details';
  return edited(
    'contact.yaml',
    details,
    `  - type: prose\n    heading: Parking\n    text: ${text}\n${details}`,
    says,
  );
};

/** A word, so many times. */
export const many = (word: string, count: number): string => `${word} `.repeat(count).trim();

/** A page that is right, for the examples that need one more. */
export const page = (title: string, more = ''): string =>
  `title: ${title} in San Diego, gently treated
description: What we do for ${title}, how long a visit takes, and how the care goes on at home.
${more}sections:
  - { type: hero, heading: ${title}, tagline: Gently treated., actions: [{ label: Visit, href: /contact }] }
`;
