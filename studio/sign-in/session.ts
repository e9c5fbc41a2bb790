import { createContext, useContext } from 'react';
import { Observable } from '../core/observable.ts';
import { useObserved } from '../state/use-studio.ts';

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

/** That somebody is signed in to what is shown. */
export type Session = {
  /** Whether it has ended by itself, as when a token has. */
  hasEnded: Observable<boolean>;
  /** Ends it, and leads to the page for signing in. What was typed stays in this browser. */
  signOut: () => void;
};

/** Nothing where nobody has to sign in. */
export const SessionContext = createContext<Session | undefined>(undefined);

const never = new Observable(false);

/** The session, and whether it has ended; nothing where nobody has to sign in. */
export const useSession = (): { hasEnded: boolean; signOut: () => void } | undefined => {
  const session = useContext(SessionContext);
  const hasEnded = useObserved(session?.hasEnded ?? never);
  return session && { hasEnded, signOut: session.signOut };
};
