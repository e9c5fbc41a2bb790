import { createContext, useContext } from 'react';
import { Observable } from '../core/observable.ts';
import { useObserved } from '../state/use-studio.ts';

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
