import { createContext, useContext } from 'react';
import type { Publishing } from '../store/publishing.ts';

export const PublishingContext = createContext(null as unknown as Publishing);

/** How the store that is around publishes. */
export const usePublishing = (): Publishing => useContext(PublishingContext);
