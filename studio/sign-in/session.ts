import { createContext, useContext } from 'react';
import { tryOrUndefined } from '../core/try-or-undefined.ts';
import { Observable } from '../core/observable.ts';
import { useObserved } from '../state/use-studio.ts';

/** Which site somebody signed in to, and with what. */
export type SignedIn = { owner: string; name: string; token: string };

const key = 'studio signed in';

/** Stores it for this tab until it is closed, and nowhere else; a browser that stores nothing asks again after a reload. */
export const storeSession = (signedIn: SignedIn): void =>
  tryOrUndefined(() => sessionStorage.setItem(key, JSON.stringify(signedIn)));

/** Who signed in to what in this tab; nothing when nobody has. */
export const loadSession = (): SignedIn | undefined =>
  tryOrUndefined(() => (JSON.parse(sessionStorage.getItem(key) ?? 'null') as SignedIn | null) ?? undefined);

/** Signs out. */
export const clearSession = (): void => tryOrUndefined(() => sessionStorage.removeItem(key));

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
