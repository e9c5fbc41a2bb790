/** What expressions may name, such as `github` and `vars`. */
export type Contexts = Record<string, unknown>;

/**
 * An expression of GitHub's workflows, as far as ours go: that of JavaScript, but what is not there is an empty text
 * (GitHub Docs, "Evaluate expressions in workflows and actions").
 */
export const evaluate = (expression: string, contexts: Contexts): unknown => {
  const names = Object.keys(contexts);
  const script = expression.replace(
    new RegExp(`\\b(${names.join('|')})((?:\\.\\w+)+)`, 'g'),
    (_, name: string, path: string) => `(${name}${path.replaceAll('.', '?.')} ?? '')`,
  );
  return new Function(...names, `return (${script});`)(...Object.values(contexts)) as unknown;
};

/** A text with the values of the expressions in it. */
export const filled = (text: string, contexts: Contexts): string =>
  text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => String(evaluate(expression, contexts)));
