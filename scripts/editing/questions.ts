import { createInterface } from 'node:readline';
import { EditError } from '../../documents/edit/edit-error.ts';

/** Whether somebody sits at the terminal who can answer. */
export const isInteractive = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** Asks the person at the terminal. */
export class Questions {
  readonly #terminal = createInterface({ input: process.stdin, output: process.stdout });
  /** Keeps what is typed ahead. */
  readonly #lines = this.#terminal[Symbol.asyncIterator]();

  /**
   * Asks until the answer is good.
   * @param words the question
   * @param usual what an empty answer means; without it, an empty answer is asked again
   * @param read makes something of the answer; an EditError says what is wrong with it
   * @throws EditError when the person ends the questions with Ctrl+C or Ctrl+D
   */
  async ask<T>(words: string, usual: string, read: (answer: string) => T | Promise<T>): Promise<T> {
    for (;;) {
      this.#terminal.setPrompt(`${words}${usual ? ` [${usual}]` : ''}: `);
      this.#terminal.prompt();
      const line = await this.#lines.next();
      if (line.done) throw new EditError('\nNothing was written.');
      const answer = line.value.trim() || usual;
      if (answer === '') continue;
      try {
        return await read(answer);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        console.log(`  ${error.message}`);
      }
    }
  }

  /** Gives the terminal back. */
  end(): void {
    this.#terminal.close();
  }
}
