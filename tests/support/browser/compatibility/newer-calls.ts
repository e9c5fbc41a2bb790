import { parseAst } from 'vite';
import { isNewerGlobal, isNewerMethod } from './newer-names.ts';

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const walk = function* (node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* walk(value);
};

/** The name of an identifier; undefined for anything else. */
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;

/** Whether a name before a method is that of a built-in, which no bundler shortens. */
const isBuiltIn = (owner: string | undefined): boolean => owner !== undefined && /^[A-Z]\w{3}/.test(owner);

/**
 * What a script calls or creates that the oldest browsers of the site do not have, by the data of MDN. A name says nothing
 * of the object before it, so methods of libraries with the name of a newer function are among them.
 * @param script the text of a module
 */
export const newerCalls = (script: string): string[] => {
  const found = new Set<string>();
  for (const { type, callee } of walk(parseAst(script) as unknown as Node)) {
    if (!['CallExpression', 'NewExpression'].includes(type) || !isNode(callee)) continue;
    const global = nameOf(callee);
    if (global && isNewerGlobal(global)) found.add(global);
    if (callee.type !== 'MemberExpression' || callee['computed'] === true) continue;
    const name = nameOf(callee['property']);
    const owner = nameOf(callee['object']);
    if (name && isNewerMethod(owner, name)) found.add(isBuiltIn(owner) ? `${owner}.${name}` : name);
  }
  return [...found].sort();
};
