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
let said: string[];
const save = (file: string, text: string) => {
  writeFileSync(join(folder, file), text);
  watcher.emit('all', 'change', join(folder, file));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sections-'));
  for (const file of ['menu.ts', 'menu.tsx', 'menu.test.ts']) writeFileSync(join(folder, file), '1');
  watcher = new Watcher();
  said = [];
  watchSections(watcher, (sentence) => said.push(sentence), folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a schema that has changed is told once, and so are new files and those that are gone', () => {
  expect(watcher.added).toEqual([folder]);
  save('menu.ts', '2');
  save('menu.ts', '2');
  save('hours.tsx', '1');
  rmSync(join(folder, 'menu.tsx'));
  watcher.emit('all', 'unlink', join(folder, 'menu.tsx'));
  expect(said).toEqual(
    ['menu.ts', 'hours.tsx', 'menu.tsx'].map(
      (file) =>
        `${folder}/${file} has changed: stop with Ctrl+C and start again, for the check and the Studio to know it.`,
    ),
  );
});

test('components, tests and files elsewhere are not told of', () => {
  save('menu.tsx', '2');
  save('menu.test.ts', '2');
  watcher.emit('all', 'change', 'pages/home.yaml');
  expect(said).toEqual([]);
});
