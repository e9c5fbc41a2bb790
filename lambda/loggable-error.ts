/** The step of the path that failed. */
type Step = 'message' | 'archive' | 'claim' | 'mail' | 'watch' | 'weekly';

/**
 * An error that may be logged. It carries the step and the code and nothing else: the messages of AWS quote
 * addresses, and whatever a function throws is written to its log.
 */
export class LoggableError extends Error {
  override name = 'Failure';
  readonly code: string;

  constructor(step: Step, code: string) {
    super(`${step}: ${code}`);
    this.code = code;
  }
}

/** The code of anything that was thrown: the name of an AWS error, never its message. */
export const codeOf = (error: unknown): string => (error instanceof Error ? error.name : 'Unknown');
