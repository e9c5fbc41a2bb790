/** A parameter of a message; a list is joined with commas. */
export type Param = string | number | readonly (string | number)[];

/** What is wrong and how to fix it, or one way to fix it for each `cause`. `<name>` stands for a parameter. */
export type Messages = readonly [message: string, fix: string | Readonly<Record<string, string>>];

/** A problem type. If its causes have different messages, the parameter `cause` selects one. */
export type ProblemType = {
  /** An error stops the build, a warning does not. */
  severity: 'error' | 'warning';
  messages: Messages | Readonly<Record<string, Messages>>;
};

/** Whether a problem type has one message, not one for each cause. */
export const isMessages = (messages: ProblemType['messages']): messages is Messages =>
  Array.isArray(messages);

type NamesIn<Text> = Text extends `${string}<${infer Name}>${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The parameters of messages. */
export type ParamsIn<M> = M extends readonly [infer Message extends string, infer Fix]
  ? Fix extends string
    ? Record<NamesIn<Message | Fix>, Param>
    : { [Cause in keyof Fix]: { cause: Cause } & Record<NamesIn<Message | Fix[Cause]>, Param> }[keyof Fix]
  : { [Cause in keyof M]: { cause: Cause } & ParamsIn<M[Cause]> }[keyof M];

/** Defines a problem type that stops the build. */
export const error = <const M extends ProblemType['messages']>(messages: M) =>
  ({ severity: 'error', messages }) as const;

/** Defines a problem type that does not stop the build. */
export const warning = <const M extends ProblemType['messages']>(messages: M) =>
  ({ severity: 'warning', messages }) as const;
