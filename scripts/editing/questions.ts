import { createInterface } from 'node:readline';
import { EditError } from '../../documents/edit/text/edit-error.ts';

/** Whether the command runs in a terminal, so that a person can answer questions. */
export const isInteractive = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** Asks questions in the terminal. */
export class Questions {
  readonly #terminal = createInterface({ input: process.stdin, output: process.stdout });
  /** Buffers lines that are typed ahead. */
  readonly #lines = this.#terminal[Symbol.asyncIterator]();

  /**
   * Asks until the answer is valid.
   * @param question text of the question
   * @param defaultAnswer used for an empty answer; if it is empty, an empty answer repeats the question
   * @param parse parses the answer; throws EditError if it is invalid
   * @throws EditError if the user cancels with Ctrl+C or Ctrl+D
   */
  async ask<T>(
    question: string,
    defaultAnswer: string,
    parse: (answer: string) => T | Promise<T>,
  ): Promise<T> {
    for (;;) {
      this.#terminal.setPrompt(`${question}${defaultAnswer ? ` [${defaultAnswer}]` : ''}: `);
      this.#terminal.prompt();
      const line = await this.#lines.next();
      if (line.done) throw new EditError('\nNothing was written.');
      const answer = line.value.trim() || defaultAnswer;
      if (answer === '') continue;
      try {
        return await parse(answer);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        console.log(`  ${error.message}`);
      }
    }
  }

  /** Releases the terminal. */
  end(): void {
    this.#terminal.close();
  }
}
