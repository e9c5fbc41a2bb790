import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const compressible = new Set(['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg']);

const encoders = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => gzipSync(body),
};

/** A file ready to be sent. */
export type StaticFile = { body: Buffer; headers: Record<string, string> };

/** The files of a folder with type, entity tag and compression; each is compressed once. */
export class StaticFiles {
  readonly #root: string;
  readonly #ready = new Map<string, { changed: number; file: StaticFile }>();

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * @param path path below the root, already cleaned
   * @param accept the request's `accept-encoding`
   * @returns nothing when there is no such file
   */
  async read(path: string, accept: string): Promise<StaticFile | undefined> {
    const full = join(this.#root, path);
    const found = await stat(full).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const extension = extname(path);
    const encoding = compressible.has(extension)
      ? (['br', 'gzip'] as const).find((name) => accept.split(/[,;\s]+/).includes(name))
      : undefined;
    const key = `${path} ${encoding}`;
    const ready = this.#ready.get(key);
    if (ready?.changed === found.mtimeMs) return ready.file;
    const plain = await readFile(full);
    const body = encoding ? encoders[encoding](plain) : plain;
    const headers = {
      'content-type': types[extension] ?? 'application/octet-stream',
      'content-length': String(body.length),
      etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`,
      ...(compressible.has(extension) && { vary: 'accept-encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
    };
    const file = { body, headers };
    this.#ready.set(key, { changed: found.mtimeMs, file });
    return file;
  }
}
