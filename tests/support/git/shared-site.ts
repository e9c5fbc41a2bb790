import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ImageInfos } from '../../../documents/node/images/image-infos.ts';
import { formatProblemLine } from '../../../documents/problems/format-problem.ts';
import { SiteReader } from '../../../documents/node/site-reader.ts';
import { BuildCache } from '../../../site-builder/cache/build-cache.ts';
import { FolderStore } from '../../../site-builder/dev/studio/folder-store.ts';
import { createFolderPublishing } from '../../../site-builder/dev/studio/publishing/folder-publishing.ts';
import type { Publishing } from '../../../studio/store/publishing.ts';
import { writePreparedRepository, git } from './prepared-site.ts';

/** An editor who publishes from a clone of a site's repository. */
export class Editor {
  readonly pagesDir: string;
  readonly folder: FolderStore;
  readonly publishing: Publishing;
  readonly #reader: SiteReader;

  constructor(
    readonly clone: string,
    cacheFolder: string,
  ) {
    this.pagesDir = join(clone, 'pages');
    this.#reader = new SiteReader(this.pagesDir);
    this.folder = new FolderStore({
      pagesDir: this.pagesDir,
      store: new BuildCache(cacheFolder),
      imageInfos: new ImageInfos(),
    });
    const { pagesDir, folder } = this;
    const readLive = () => Promise.resolve({ unknown: 'not-told' } as const);
    this.publishing = createFolderPublishing({ pagesDir, folder, release: 'by-person', readLive });
  }

  git(...args: string[]): string {
    return git(this.clone, ...args);
  }

  /** Returns the errors that the check reports for the folder. */
  async errors(): Promise<string[]> {
    const { problems } = await this.#reader.read();
    return problems.filter(({ severity }) => severity === 'error').map(formatProblemLine);
  }

  /** Writes a file of the clone. */
  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.clone, path)), { recursive: true });
    writeFileSync(join(this.clone, path), content);
  }

  text(path: string): string {
    return readFileSync(join(this.clone, path), 'utf8');
  }

  exists(path: string): boolean {
    return existsSync(join(this.clone, path));
  }

  /** Replaces a text in a file. @throws Error if the file does not contain it */
  edit(path: string, from: string, to: string): void {
    if (!this.text(path).includes(from)) throw new Error(`${path} does not contain ${JSON.stringify(from)}`);
    this.write(path, this.text(path).replace(from, to));
  }

  publish(message = 'A change', known: Parameters<Publishing['publish']>[0]['known'] = []) {
    return this.publishing.publish({ message, known });
  }
}

/** A small site in a bare Git repository, and clones of it. */
export class SharedSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'shared-site-'));
  readonly remote = join(this.#folder, 'site.git');

  /** @param pages the folder of its documents */
  constructor(readonly pages = 'tests/fixtures/tiler/pages') {
    writePreparedRepository(pages, 'site.git', this.remote);
  }

  /** Returns an editor with a clone of the initial site. */
  editor(name: string): Editor {
    const clone = join(this.#folder, name);
    writePreparedRepository(this.pages, 'clone', clone);
    const userConfig = `[user]\n\tname = ${name}\n\temail = ${name.toLowerCase()}@site.test\n`;
    appendFileSync(join(clone, '.git/config'), userConfig);
    return new Editor(clone, join(this.#folder, `${name}-held`));
  }

  /** Returns an editor with a clone that has no remote. */
  editorWithoutRemote(name: string): Editor {
    const editor = this.editor(name);
    editor.git('remote', 'remove', 'origin');
    return editor;
  }

  /** Runs Git in the shared repository. */
  git(...args: string[]): string {
    return git(this.remote, ...args);
  }

  /** Returns the lines that the last commit added and removed, with the names of their files. */
  linesOfLastCommit(): string[] {
    return this.git('log', '-p', '-1', '--format=', '--unified=0', 'main')
      .split('\n')
      .filter((line) => /^([-+](?!\+\+ \/dev|-- )|\+\+\+ )/.test(line) && !line.startsWith('--- '))
      .map((line) => line.replace(/^\+\+\+ b\//, ''));
  }

  /** Installs a shell script as a hook of the shared repository. */
  hook(name: string, script: string): void {
    mkdirSync(join(this.remote, 'hooks'), { recursive: true });
    writeFileSync(join(this.remote, 'hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
