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
  /** Parameters from which the catalogue makes the text of an example. */
  example: object;
};

/** Kinds of problem by their codes. */
export type Entries = Record<string, Entry>;
