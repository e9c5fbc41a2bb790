/** The step that failed. */
type Step = 'message' | 'archive' | 'claim' | 'mail' | 'watch' | 'weekly';

/**
 * An error that may be logged. It contains only the step and the code, because error messages of AWS quote addresses and
 * Lambda logs whatever a function throws.
 */
export class LoggableError extends Error {
  override name = 'Failure';
  readonly code: string;

  constructor(step: Step, code: string) {
    super(`${step}: ${code}`);
    this.code = code;
  }
}

/** Returns the code of a thrown value: the name of an AWS error, never its message. */
export const getErrorCode = (error: unknown): string => (error instanceof Error ? error.name : 'Unknown');
