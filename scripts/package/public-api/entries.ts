import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../../site-builder/engine.mjs';
import { readModule, type Declaration, type Module, type Place } from './declarations.ts';

type Exports = Record<string, { types: string }>;

/** A thing that a site imports from. */
export type Entry = {
  /** What is imported, such as `page-schema-site/brand`. */
  name: string;
  /** What it is, as its file says. */
  head: string;
  exported: Map<string, Declaration>;
  /** Those of its names, each before what it is made of. */
  declarations: Declaration[];
};

const packedTypes = './engine/types/';

const wordsOf = ({ text }: Declaration): Set<string> =>
  new Set(
    text
      .replace(/^(export )?declare /, '')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .match(/[A-Za-z_$][\w$]*/g),
  );

/** Reads an entry. @param folder of all types @param file of the entry, from there */
const readEntry = (folder: string, name: string, file: string): Entry => {
  const modules = new Map<string, Module>();
  const moduleOf = (path: string): Module => {
    const module = modules.get(path) ?? readModule(folder, path);
    modules.set(path, module);
    return module;
  };
  const found = new Set<Declaration>();

  /** The declaration of a name; those that it is made of are found after it. */
  const find = ({ file: path, name: wanted }: Place): Declaration | undefined => {
    const { declared, passedOn } = moduleOf(path);
    const declaration = declared.get(wanted);
    const next = passedOn.get(wanted);
    if (!declaration) return next && find(next);
    if (!found.has(declaration)) {
      found.add(declaration);
      follow(path, declaration);
    }
    return declaration;
  };
  const follow = (path: string, declaration: Declaration): void => {
    const { declared, imported } = moduleOf(path);
    for (const word of wordsOf(declaration)) {
      const from = imported.get(word) ?? (declared.has(word) ? { file: path, name: word } : undefined);
      if (from) find(from);
    }
  };

  const entry = moduleOf(file);
  const names = [
    ...entry.passedOn.keys(),
    ...[...entry.declared].filter(([, { text }]) => text.startsWith('export')).map(([each]) => each),
  ];
  const exported = new Map(
    names.flatMap((each) => {
      const declaration = find({ file, name: each });
      return declaration ? [[each, declaration] as const] : [];
    }),
  );
  for (const added of entry.added)
    for (const each of moduleOf(added).declared.keys()) find({ file: added, name: each });
  return { name, head: entry.head, exported, declarations: [...found] };
};

/**
 * Reads what a site may import from the engine.
 * @param folder of the types, as the package has them
 */
export const publicEntries = (folder: string): Entry[] => {
  const { name, exports } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as {
    name: string;
    exports: Exports;
  };
  return Object.entries(exports).map(([path, { types }]) =>
    readEntry(folder, path.replace('.', name), types.slice(packedTypes.length)),
  );
};
