import { parseAst } from 'vite';
import { isNewerGlobal, isNewerMethod } from './newer-names.ts';

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const walk = function* (node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* walk(value);
};

/** Returns the name of an identifier, or undefined for other nodes. */
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : undefined;

/** Whether the object of a method call is a built-in, whose name no bundler shortens. */
const isBuiltIn = (owner: string | undefined): boolean => owner !== undefined && /^[A-Z]\w{3}/.test(owner);

/**
 * Finds calls and constructors in a script that the oldest supported browsers lack, according to MDN's data. Because
 * the type of an object is unknown, methods of libraries with the name of a newer function are included.
 * @param script source text of a module
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
