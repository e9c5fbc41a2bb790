import { createContext, useContext } from 'react';
import type { Publishing } from '../store/publishing.ts';

/** How the store publishes; a store that cannot has no button for it. */
export const PublishingContext = createContext<Publishing | undefined>(undefined);

/** Publishing where there is a button for it. @throws Error where there is none around */
export const usePublishing = (): Publishing => {
  const publishing = useContext(PublishingContext);
  if (!publishing) throw new Error('PublishingContext is missing');
  return publishing;
};
