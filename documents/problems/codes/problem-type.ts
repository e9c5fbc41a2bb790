/** A text, or what makes it from the parameters of a problem. */
export type MessageTemplate<Params> = string | ((params: Params) => string);

/** A text with parameters in it: text`${'other'} has the address ${'route'} already`. */
export const messageTemplate =
  <Name extends string>({ raw: [first = '', ...strings] }: TemplateStringsArray, ...names: Name[]) =>
  (params: Record<Name, string | number>): string =>
    names.reduce((before, name, index) => `${before}${params[name]}${strings[index]}`, first);

/** What is wrong, and how to fix it; both without the place. */
export type ProblemMessage<Params = never> = {
  message: MessageTemplate<Params>;
  fix: MessageTemplate<Params>;
};

type TextParams<T> = T extends (params: infer Params) => string ? Params : unknown;

/** The parameters that the message and the fix of a kind or a cause are made from. */
export type MessageParams<T> = T extends { message: infer Message; fix: infer Fix }
  ? TextParams<Message> & TextParams<Fix>
  : never;

/**
 * A kind of problem. Where it has several causes, the parameter `cause` names one: a fix alone if it has the message of the
 * kind, or words of its own.
 */
type Kind = (
  | ProblemMessage
  | { message?: MessageTemplate<never>; causes: Record<string, ProblemMessage | MessageTemplate<never>> }
) & {
  /** What it means, as the catalogue says it. */
  meaning: string;
  /** Parameters from which the catalogue makes the text of an example; by default its first cause. */
  example?: object;
};

/** An error stops the build, a warning does not. */
export type ProblemType = Kind & { severity: 'error' | 'warning' };

/** A kind of problem that stops the build. */
export const error = <K extends Kind>(kind: K) => ({ ...kind, severity: 'error' as const });

/** A kind of problem that does not stop the build. */
export const warning = <K extends Kind>(kind: K) => ({ ...kind, severity: 'warning' as const });
