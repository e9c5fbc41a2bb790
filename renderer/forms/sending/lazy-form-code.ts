import { withTimeout } from '../../with-timeout.ts';

const load = () => import('../../notices/notices.tsx');

/** The notices. */
type FormCode = Awaited<ReturnType<typeof load>>;

/** Maximum time in ms that a submitted form waits for this code. After that it is submitted natively. */
const limitMs = 8_000;

let loaded: FormCode | undefined;

/** Returns the lazily loaded code of forms, or undefined if it has not loaded yet. */
export const loadedFormCode = (): FormCode | undefined => loaded;

/**
 * Loads the rest of a form's code. Called at the first interaction with the form, so that the code has loaded before it
 * is needed, while visitors who only read do not load it.
 * @returns the code, or undefined on failure or timeout
 */
export const loadFormCode = async (): Promise<FormCode | undefined> =>
  (loaded ??= await withTimeout(limitMs, load()).catch(() => undefined));
