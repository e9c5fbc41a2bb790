import { join } from 'node:path';
import { KeptDocuments } from '../documents/kept-documents.ts';
import { codeVersion } from './code-version.ts';

/** The documents that commands on this machine have read before. */
export const keptDocuments = (cacheDir: string): KeptDocuments =>
  new KeptDocuments(join(cacheDir, 'documents'), codeVersion());
