import { withTimeout } from '../../with-timeout.ts';

const load = async () => ({
  ...(await import('../check-lead.ts')),
  ...(await import('../../notices/notices.tsx')),
});

/** The rules and the notices, which are most of a form's code. */
export type FormCode = Awaited<ReturnType<typeof load>>;

/** How long a form that is sent waits for them, in milliseconds. Then it is posted without them. */
const limitMs = 8_000;

let loaded: FormCode | undefined;

/** The rest of a form's code when it has arrived already. */
export const loadedFormCode = (): FormCode | undefined => loaded;

/**
 * Fetches the rest of a form's code, one part after the other. Called at the first touch, so that it is there long
 * before it is needed and costs a visitor who only reads nothing.
 * @returns undefined when it fails or does not arrive in time
 */
export const loadFormCode = async (): Promise<FormCode | undefined> =>
  (loaded ??= await withTimeout(limitMs, load()).catch(() => undefined));
