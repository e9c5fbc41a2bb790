/** Contexts of expressions, such as `github` and `vars`. */
export type Contexts = Record<string, unknown>;

/**
 * Evaluates an expression of a GitHub workflow, as far as ours use them: as JavaScript, except that missing values
 * are empty strings (GitHub Docs, "Evaluate expressions in workflows and actions").
 */
export const evaluate = (expression: string, contexts: Contexts): unknown => {
  const names = Object.keys(contexts);
  const script = expression.replace(
    new RegExp(`\\b(${names.join('|')})((?:\\.\\w+)+)`, 'g'),
    (_, name: string, path: string) => `(${name}${path.replaceAll('.', '?.')} ?? '')`,
  );
  return new Function(...names, `return (${script});`)(...Object.values(contexts)) as unknown;
};

/** Replaces the expressions in a text by their values. */
export const filled = (text: string, contexts: Contexts): string =>
  text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => String(evaluate(expression, contexts)));
