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

/** Character that marks the cursor in a text. */
export const cursor = '‸';

/** Returns a section of the settings as VS Code does: `yaml` contains the values of `yaml.schemas` and so on. */
const readSettings = (settings: object, section: string): Record<string, unknown> => {
  const prefix = `${section}.`;
  // Defaults of the extension, but without its online schema store.
  const response: Record<string, unknown> =
    section === 'yaml'
      ? { validate: true, hover: true, completion: true, schemaStore: { enable: false } }
      : {};
  for (const [name, value] of Object.entries(settings)) {
    if (!name.startsWith(prefix)) continue;
    const [key = '', inner] = name.slice(prefix.length).split('.');
    response[key] = inner === undefined ? value : { ...(response[key] as object), [inner]: value };
  }
  return response;
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

/** Returns a text without the cursor mark, and the position of the mark. */
const atCursor = (marked: string): { text: string; position: Position } => {
  const offset = marked.indexOf(cursor);
  if (offset < 0) throw new Error('The text has no cursor mark.');
  return { text: marked.replace(cursor, ''), position: positionIn(marked, offset) };
};

/** Returns the text after a completion was accepted with the default values of its snippet. */
const acceptCompletion = (
  text: string,
  { textEdit, insertText = '' }: CompletionItem,
  at: Position,
): string => {
  const range = textEdit && 'range' in textEdit ? textEdit.range : { start: at, end: at };
  const indent = /^ */.exec(text.split('\n')[range.start.line] ?? '')?.[0] ?? '';
  const plain = (textEdit?.newText ?? insertText)
    .replaceAll(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
    .replaceAll(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
    .replaceAll(/\$\{?\d+\}?/g, '')
    .replaceAll(/\\([$}\\])/g, '$1')
    // Editors indent all lines of a snippet like the first one.
    .replaceAll('\n', `\n${indent}`);
  return text.slice(0, offsetIn(text, range.start)) + plain + text.slice(offsetIn(text, range.end));
};

/** The completions at a cursor. */
export type Offers = {
  items: CompletionItem[];
  labels: string[];
  /** Returns the document after a completion was accepted. */
  accept: (label: string) => string;
};

/** The language server of the YAML extension, started as by VS Code. */
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
  /** Document version, increased for every document, because the server caches by version. */
  #version = 0;
  readonly #listeners = new Map<string, (found: Diagnostic[]) => void>();

  /** Starts the server with the editor settings of this repository. */
  static async start(): Promise<LanguageServer> {
    const server = new LanguageServer();
    const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as object;
    const connection = server.#connection;
    connection.onRequest(ConfigurationRequest.type, ({ items }) =>
      items.map(({ section = '' }) => readSettings(settings, section)),
    );
    connection.onRequest(RegistrationRequest.type, () => {});
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      server.#listeners.get(uri)?.(diagnostics);
    });
    connection.listen();
    const uri = pathToFileURL(resolve()).href;
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
    return new Promise((done) => this.#listeners.set(uri, done));
  }

  /** Opens a document, waits for its diagnostics, and closes it after use. */
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
    // Closing clears the diagnostics. Wait for that, so that the next document does not receive this notification.
    const cleared = this.#published(uri);
    await this.#connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
    await cleared;
    return result;
  }

  /** Returns the diagnostics of a document, such as `2: Missing property "heading".`, with line numbers from 1. */
  async problems(file: string, text = readFileSync(file, 'utf8')): Promise<string[]> {
    return this.#with(file, text, (_, found) =>
      found.map(({ range, message }) => `${range.start.line + 1}: ${message}`),
    );
  }

  /** Returns the completions at the cursor of a text. */
  async offers(file: string, marked: string): Promise<Offers> {
    const { text, position } = atCursor(marked);
    const response = await this.#with(file, text, (uri) =>
      this.#connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position }),
    );
    const items = Array.isArray(response) ? response : (response?.items ?? []);
    return {
      items,
      labels: items.map(({ label }) => label),
      accept: (label) => {
        const item = items.find((candidate) => candidate.label === label);
        if (!item)
          throw new Error(
            `"${label}" is not offered. Offered are: ${items.map((other) => other.label).join(', ')}`,
          );
        return acceptCompletion(text, item, position);
      },
    };
  }

  /** Returns the hover text at the cursor, in Markdown. */
  async hover(file: string, marked: string): Promise<string> {
    const { text, position } = atCursor(marked);
    const response = await this.#with(file, text, (uri) =>
      this.#connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position }),
    );
    const contents = response?.contents;
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
