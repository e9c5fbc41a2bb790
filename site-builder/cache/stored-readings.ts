import type { Reading, Unread } from '../../documents/read/document/site-document.ts';
import { codeVersion } from './code-version.ts';
import { keyOf, type Store } from './store.ts';

type ReadMany = (documents: Unread[]) => Promise<Reading[]>;

/** Reads documents that no command has read before; the others come out of the store. */
export const storedReadings =
  (store: Store, readMany: ReadMany): ReadMany =>
  async (documents) => {
    const version = codeVersion();
    const named = documents.map((document) => {
      const { kind, file, text } = document;
      const name = `document-${keyOf(version, kind, file, text)}`;
      return { document, name, reading: store.read<Reading>(name) };
    });
    const unread = named.filter(({ reading }) => !reading);
    const readings = await readMany(unread.map(({ document }) => document));
    for (const [index, { name }] of unread.entries()) store.write(name, readings[index]);
    const rest = readings.values();
    return named.map(({ reading }) => reading ?? (rest.next().value as Reading));
  };
