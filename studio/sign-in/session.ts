import { tryOrUndefined } from '../../schema/try-or-undefined.ts';

/** Repository and token of the current session. */
export type SignedIn = { owner: string; name: string; token: string };

const key = 'studio signed in';

/** Stores the session in `sessionStorage`: only for this tab, until it is closed. Without storage, a reload requires a new sign-in. */
export const storeSession = (signedIn: SignedIn): void =>
  tryOrUndefined(() => sessionStorage.setItem(key, JSON.stringify(signedIn)));

/** Loads the session of this tab; undefined if there is none. */
export const loadSession = (): SignedIn | undefined =>
  tryOrUndefined(() => (JSON.parse(sessionStorage.getItem(key) ?? 'null') as SignedIn | null) ?? undefined);

/** Removes the stored session. */
export const clearSession = (): void => tryOrUndefined(() => sessionStorage.removeItem(key));
