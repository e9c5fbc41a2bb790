/** Which site somebody signed in to, and with what. */
export type SignedIn = { owner: string; name: string; token: string };

const key = 'studio signed in';
let inMemory: SignedIn | undefined;

/** Keeps it for this tab until it is closed, and nowhere else. */
export const remember = (signedIn: SignedIn): void => {
  inMemory = signedIn;
  try {
    sessionStorage.setItem(key, JSON.stringify(signedIn));
  } catch {
    // A browser that keeps nothing asks again after a reload.
  }
};

/** Who signed in to what in this tab; nothing when nobody has. */
export const rememberedSignIn = (): SignedIn | undefined => {
  try {
    inMemory ??= JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // As above.
  }
  return inMemory;
};

/** Signs out. */
export const forget = (): void => {
  inMemory = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
};
