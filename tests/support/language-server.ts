import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type CompletionItem,
  type Diagnostic,
  type Position,
} from 'vscode-languageserver-protocol/node.js';

/** Marks the cursor in a text. */
export const cursor = '‸';

/** A section of the settings as VS Code answers for it: `yaml` has what stands under `yaml.schemas` and so on. */
const settingsOf = (settings: object, section: string): Record<string, unknown> => {
  const prefix = `${section}.`;
  // What the extension's own defaults are; its list of schemas on the internet is not asked for.
  const answer: Record<string, unknown> =
    section === 'yaml'
      ? { validate: true, hover: true, completion: true, schemaStore: { enable: false } }
      : {};
  for (const [name, value] of Object.entries(settings)) {
    if (!name.startsWith(prefix)) continue;
    const [key = '', inner] = name.slice(prefix.length).split('.');
    answer[key] = inner === undefined ? value : { ...(answer[key] as object), [inner]: value };
  }
  return answer;
};

const positionIn = (text: string, offset: number): Position => {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
};
const offsetIn = (text: string, { line, character }: Position): number =>
  text
    .split('\n')
    .slice(0, line)
    .reduce((sum, { length }) => sum + length + 1, 0) + character;

/** A text without its mark, and where the mark was. */
const atCursor = (marked: string): { text: string; position: Position } => {
  const offset = marked.indexOf(cursor);
  if (offset < 0) throw new Error('the text has no cursor');
  return { text: marked.replace(cursor, ''), position: positionIn(marked, offset) };
};

/** The text after a completion is accepted and every place of its snippet is left as it is offered. */
const accepted = (text: string, { textEdit, insertText = '' }: CompletionItem, at: Position): string => {
  const range = textEdit && 'range' in textEdit ? textEdit.range : { start: at, end: at };
  const indent = /^ */.exec(text.split('\n')[range.start.line] ?? '')?.[0] ?? '';
  const plain = (textEdit?.newText ?? insertText)
    .replaceAll(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
    .replaceAll(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
    .replaceAll(/\$\{?\d+\}?/g, '')
    .replaceAll(/\\([$}\\])/g, '$1')
    // An editor gives every further line the indentation of the first.
    .replaceAll('\n', `\n${indent}`);
  return text.slice(0, offsetIn(text, range.start)) + plain + text.slice(offsetIn(text, range.end));
};

/** What an editor sees at a cursor. */
export type Offers = {
  items: CompletionItem[];
  labels: string[];
  /** The document after one of them is accepted. */
  accept: (label: string) => string;
};

/** The language server of the YAML extension, started as VS Code does it. */
export class LanguageServer {
  readonly #child = spawn(
    process.execPath,
    ['node_modules/yaml-language-server/bin/yaml-language-server', '--stdio'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  readonly #connection = createProtocolConnection(
    new StreamMessageReader(this.#child.stdout),
    new StreamMessageWriter(this.#child.stdin),
  );
  /** The server keeps what it read of a version. */
  #version = 0;
  readonly #waiting = new Map<string, (found: Diagnostic[]) => void>();

  /**
   * @param folder what is open in the editor
   * @param settingsFile the settings of the editor for it; without it those of this repository
   */
  static async start(folder = '.', settingsFile = '.vscode/settings.json'): Promise<LanguageServer> {
    const server = new LanguageServer();
    const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as object;
    const connection = server.#connection;
    connection.onRequest(ConfigurationRequest.type, ({ items }) =>
      items.map(({ section = '' }) => settingsOf(settings, section)),
    );
    connection.onRequest(RegistrationRequest.type, () => {});
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      server.#waiting.get(uri)?.(diagnostics);
    });
    connection.listen();
    const uri = pathToFileURL(resolve(folder)).href;
    await connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'site' }],
      capabilities: {
        workspace: { configuration: true, workspaceFolders: true, didChangeConfiguration: {} },
        textDocument: {
          completion: {
            completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] },
          },
          hover: { contentFormat: ['markdown', 'plaintext'] },
        },
      },
    });
    await connection.sendNotification(InitializedNotification.type, {});
    return server;
  }

  #published(uri: string): Promise<Diagnostic[]> {
    return new Promise((done) => this.#waiting.set(uri, done));
  }

  /** Opens a document, waits until it is checked, and closes it after use. */
  async #with<T>(
    file: string,
    text: string,
    use: (uri: string, found: Diagnostic[]) => T,
  ): Promise<Awaited<T>> {
    const uri = pathToFileURL(resolve(file)).href;
    const checked = this.#published(uri);
    this.#version += 1;
    const textDocument = { uri, languageId: 'yaml', version: this.#version, text };
    await this.#connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    const result = await use(uri, await checked);
    // The server takes the marks away; the next opening must not take that for its answer.
    const cleared = this.#published(uri);
    await this.#connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
    await cleared;
    return result;
  }

  /** What is marked in a document, as `2: Missing property "heading".` with lines from 1. */
  async problems(file: string, text = readFileSync(file, 'utf8')): Promise<string[]> {
    return this.#with(file, text, (_, found) =>
      found.map(({ range, message }) => `${range.start.line + 1}: ${message}`),
    );
  }

  /** What is offered at the cursor of a text. */
  async offers(file: string, marked: string): Promise<Offers> {
    const { text, position } = atCursor(marked);
    const answer = await this.#with(file, text, (uri) =>
      this.#connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position }),
    );
    const items = Array.isArray(answer) ? answer : (answer?.items ?? []);
    return {
      items,
      labels: items.map(({ label }) => label),
      accept: (label) => {
        const item = items.find((one) => one.label === label);
        if (!item)
          throw new Error(
            `"${label}" is not offered; there are: ${items.map((one) => one.label).join(', ')}`,
          );
        return accepted(text, item, position);
      },
    };
  }

  /** What is said of the word at the cursor, in Markdown. */
  async hover(file: string, marked: string): Promise<string> {
    const { text, position } = atCursor(marked);
    const answer = await this.#with(file, text, (uri) =>
      this.#connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position }),
    );
    const contents = answer?.contents;
    return contents && typeof contents === 'object' && 'value' in contents ? contents.value : '';
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    await this.#connection.sendRequest(ShutdownRequest.type);
    await this.#connection.sendNotification(ExitNotification.type);
    await ended;
    this.#connection.dispose();
  }
}
