import { EventEmitter } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listFiles } from '../../documents/node/read-folder.ts';

/** Shortest and longest pause in ms between two comparisons. One takes 1 ms for a hundred files. */
const pauseMs = { min: 150, max: 1000 };

/**
 * Age in ms below which a change time does not identify the content of a file: file systems round times, so that a
 * second change may have the same time.
 */
const timestampMs = 20;

/** State of an empty file, which a program has probably truncated to write it again. */
const truncated = 'truncated';

/** Returns a string that changes whenever a file changes. @param before the last state */
const readState = (file: string, before: string | undefined): string => {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(file);
    const state = [ino, size, mtimeMs, ctimeMs, Date.now() - ctimeMs < timestampMs].join(' ');
    return size > 0 || before === truncated || before === state ? state : truncated;
  } catch {
    return 'unreadable';
  }
};

/**
 * Emits `change` with the paths of the files that were saved, added or deleted, including the last of several quick changes. A
 * truncated file is reported when it is written again, or if it stays empty.
 *
 * It compares what exists several times a second instead of relying on events of the operating system: those are lost on a
 * busy machine, on network drives, and for folders that are removed and created again, such as by `git checkout`.
 */
export class FolderWatcher extends EventEmitter<{ change: [files: string[]] }> {
  #states = new Map<string, string>();
  #isClosed = false;

  private constructor(readonly folder: string) {
    super();
  }

  /** Watches a folder, which may be missing. Returns when it has seen the files, so that all later changes are reported. */
  static async open(folder: string): Promise<FolderWatcher> {
    const watcher = new FolderWatcher(folder);
    await watcher.#compare();
    void watcher.#run();
    return watcher;
  }

  close(): void {
    this.#isClosed = true;
  }

  async #run(): Promise<void> {
    for (let started = performance.now(); !this.#isClosed; started = performance.now()) {
      const changed = await this.#compare();
      if (changed.length > 0) this.emit('change', changed);
      // Slow drives are compared less often. A busy process takes as long, but is seldom busy for longer.
      const proportional = 10 * (performance.now() - started);
      await sleep(Math.min(pauseMs.max, Math.max(pauseMs.min, proportional)), undefined, { ref: false });
    }
  }

  /** Returns the paths of the files that differ from the last call. */
  async #compare(): Promise<string[]> {
    const before = this.#states;
    const files = (await listFiles(this.folder)).map((name) => join(this.folder, name));
    const now = new Map(files.map((file) => [file, readState(file, before.get(file))] as const));
    this.#states = now;
    const hasChanged = (file: string) => now.get(file) !== before.get(file) && now.get(file) !== truncated;
    return [...new Set([...before.keys(), ...files])].filter(hasChanged);
  }
}
