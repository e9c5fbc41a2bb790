import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ParseResult } from 'vite';

/** A declaration, and the comment that it has of its own. */
export type Declaration = { text: string; doc: string };

/** A name in another file of the types. */
export type Place = { file: string; name: string };

/** What a file of types declares, passes on and takes from others, by name. */
export type Module = {
  declared: Map<string, Declaration>;
  passedOn: Map<string, Place>;
  imported: Map<string, Place>;
  /** Files that are imported for what they add to the types of packages. */
  added: string[];
  /** The comment at the top, where the first statement takes none for itself. */
  head: string;
};

type Statement = ParseResult['program']['body'][number];

/** The names that a statement declares; what it adds to a package is under the name of that. */
const namesOf = (statement: Statement): string[] => {
  if (statement.type === 'ExportAllDeclaration')
    return statement.exported && 'name' in statement.exported ? [statement.exported.name] : [];
  const node = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  if (node.type === 'TSModuleDeclaration') return 'value' in node.id ? [node.id.value] : [];
  return 'id' in node && node.id && 'name' in node.id ? [node.id.name] : [];
};

/** The file of a module that is imported as `./fields.ts`; nothing for one of a package. */
const fileOf = (from: string, name: string): string[] =>
  name.startsWith('.') ? [join(dirname(from), name.replace(/\.tsx?$/, '.d.ts')).replaceAll('\\', '/')] : [];

/**
 * Reads a file of types.
 * @param folder the folder of all types
 * @param file its path from there
 */
export const readModule = (folder: string, file: string): Module => {
  const text = readFileSync(join(folder, file), 'utf8');
  const { program, module, comments } = parseSync(file, text);
  const [first] = program.body;
  const isPassedOn = first?.type !== 'ExportNamedDeclaration' || !first.declaration;
  const head = comments[0]?.start === 0 && isPassedOn ? comments[0] : undefined;
  const docOf = ({ start }: Statement): string => {
    const before = comments.findLast(({ end }) => end <= start);
    const isItsOwn = before && before !== head && text.slice(before.end, start).trim() === '';
    return isItsOwn && before.value.startsWith('*') ? text.slice(before.start, before.end) : '';
  };
  return {
    declared: new Map(
      program.body.flatMap((statement) => {
        const declaration = { text: text.slice(statement.start, statement.end), doc: docOf(statement) };
        return namesOf(statement).map((name) => [name, declaration]);
      }),
    ),
    passedOn: new Map(
      module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ exportName, importName, moduleRequest }) =>
          fileOf(file, moduleRequest?.value ?? '').map((from) => [
            exportName.name ?? '',
            { file: from, name: importName.name ?? '' },
          ]),
        ),
      ),
    ),
    imported: new Map(
      module.staticImports.flatMap(({ entries, moduleRequest }) =>
        entries.flatMap(({ importName, localName }) =>
          fileOf(file, moduleRequest.value).map((from) => [
            localName.value,
            { file: from, name: importName.name ?? '' },
          ]),
        ),
      ),
    ),
    added: module.staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.length === 0 ? fileOf(file, moduleRequest.value) : [],
    ),
    head: head?.value.replaceAll(/^\*\s*|\s*$/g, '') ?? '',
  };
};
