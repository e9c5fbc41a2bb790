import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';

/** Character that marks the cursor in a text. */
export const cursor = '‸';

/** Settings of the editor in this repository. */
const { 'yaml.schemas': schemas } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'yaml.schemas': Record<string, string[]>;
};

/** The language service of the YAML extension, with the settings of this repository and without its online schema store. */
const service = getLanguageService({
  schemaRequestService: (uri) => Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8')),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({
  validate: true,
  hover: true,
  completion: true,
  schemas: Object.entries(schemas).map(([file, fileMatch]) => ({
    uri: pathToFileURL(resolve(file)).href,
    fileMatch,
  })),
});

/** Version of the last document. The service caches what it knows of a version. */
let version = 0;

/** Returns a document and the position of the cursor in it. */
const open = (file: string, marked: string) => {
  const text = marked.replace(cursor, '');
  const document = TextDocument.create(pathToFileURL(resolve(file)).href, 'yaml', (version += 1), text);
  return { document, position: document.positionAt(marked.indexOf(cursor)) };
};

/** Returns the diagnostics of a document, such as `2: Missing property "heading".`, with line numbers from 1. */
export const findEditorProblems = async (
  file: string,
  text = readFileSync(file, 'utf8'),
): Promise<string[]> => {
  const found = await service.doValidation(open(file, text).document, false);
  return found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
};

/** Returns the completions at the cursor, and a function that accepts one with the default values of its snippet. */
export const findCompletions = async (file: string, marked: string) => {
  const { document, position } = open(file, marked);
  const { items } = await service.doComplete(document, position, false);
  const accept = (label: string): string => {
    const item = items.find((candidate) => candidate.label === label);
    if (!item?.textEdit || !('range' in item.textEdit)) throw new Error(`"${label}" is not offered.`);
    const { range, newText } = item.textEdit;
    const [indent = ''] = /^ */.exec(document.getText().split('\n')[range.start.line] ?? '') ?? [];
    const plain = newText
      .replaceAll(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
      .replaceAll(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
      .replaceAll(/\$\{?\d+\}?/g, '')
      .replaceAll(/\\([$}\\])/g, '$1')
      // Editors indent all lines of a snippet like the first one.
      .replaceAll('\n', `\n${indent}`);
    return TextDocument.applyEdits(document, [{ range, newText: plain }]);
  };
  return { items, labels: items.map(({ label }) => label), accept };
};

/** Returns the hover text at the cursor, in Markdown. */
export const findHover = async (file: string, marked: string): Promise<string> => {
  const { document, position } = open(file, marked);
  const contents = (await service.doHover(document, position))?.contents;
  return contents && typeof contents === 'object' && 'value' in contents ? contents.value : '';
};
