import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchSections } from './section-changes.ts';

class Watcher extends EventEmitter {
  readonly added: string[] = [];
  add(path: string): void {
    this.added.push(path);
  }
}

let folder: string;
let watcher: Watcher;
let messages: string[];
const save = (file: string, text: string) => {
  writeFileSync(join(folder, file), text);
  watcher.emit('all', 'change', join(folder, file));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sections-'));
  for (const file of ['menu.ts', 'menu.tsx', 'menu.test.ts']) writeFileSync(join(folder, file), '1');
  watcher = new Watcher();
  messages = [];
  watchSections(watcher, (message) => messages.push(message), folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('changed schemas, new files and deleted files are reported once', () => {
  expect(watcher.added).toEqual([folder]);
  save('menu.ts', '2');
  save('menu.ts', '2');
  save('hours.tsx', '1');
  rmSync(join(folder, 'menu.tsx'));
  watcher.emit('all', 'unlink', join(folder, 'menu.tsx'));
  expect(messages).toEqual(
    ['menu.ts', 'hours.tsx', 'menu.tsx'].map(
      (file) =>
        `${folder}/${file} has changed. Stop the site with Ctrl+C and start it again, so that the check and the Studio use the change.`,
    ),
  );
});

test('changes of components, tests and files elsewhere are not reported', () => {
  save('menu.tsx', '2');
  save('menu.test.ts', '2');
  watcher.emit('all', 'change', 'pages/home.yaml');
  expect(messages).toEqual([]);
});
