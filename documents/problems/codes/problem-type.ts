/** A message, or a function that creates it from the parameters of a problem. */
export type MessageTemplate<Params> = string | ((params: Params) => string);

/** Tagged template for a message with parameters: messageTemplate`${'other'} already has the URL ${'route'}`. */
export const messageTemplate =
  <Name extends string>({ raw: [first = '', ...strings] }: TemplateStringsArray, ...names: Name[]) =>
  (params: Record<Name, string | number>): string =>
    names.reduce((before, name, index) => `${before}${params[name]}${strings[index]}`, first);

/** What is wrong and how to fix it, without the location. */
export type ProblemMessage<Params = never> = {
  message: MessageTemplate<Params>;
  fix: MessageTemplate<Params>;
};

type TextParams<T> = T extends (params: infer Params) => string ? Params : unknown;

/** The parameters of the message and the fix of a problem type or cause. */
export type MessageParams<T> = T extends { message: infer Message; fix: infer Fix }
  ? TextParams<Message> & TextParams<Fix>
  : never;

/**
 * A problem type. If it has several causes, the parameter `cause` selects one: either only a fix, if it shares the
 * message of the type, or its own message and fix.
 */
type Kind = (
  | ProblemMessage
  | { message?: MessageTemplate<never>; causes: Record<string, ProblemMessage | MessageTemplate<never>> }
) & {
  /** The meaning, for the catalog of problems. */
  meaning: string;
  /** Parameters of the example message in the catalog. Default: the first cause. */
  example?: object;
};

/** An error stops the build, a warning does not. */
export type ProblemType = Kind & { severity: 'error' | 'warning' };

/** Defines a problem type that stops the build. */
export const error = <K extends Kind>(kind: K) => ({ ...kind, severity: 'error' as const });

/** Defines a problem type that does not stop the build. */
export const warning = <K extends Kind>(kind: K) => ({ ...kind, severity: 'warning' as const });
