import { useCallback, useEffect, useState } from 'react';
import { messageOf } from '../words/words.ts';

/**
 * Loads something, and again whenever `load` is another function or `look` is called.
 * @returns the value once it is there, and why it could not be loaded the last time
 */
export const useLoaded = <Value>(load: () => Promise<Value>) => {
  const [loaded, setLoaded] = useState<{ value?: Value; failure?: string }>({});
  const look = useCallback(
    () =>
      load().then(
        (value) => setLoaded({ value }),
        (error: unknown) => setLoaded(({ value }) => ({ value, failure: messageOf(error) })),
      ),
    [load],
  );
  useEffect(() => void look(), [look]);
  return { ...loaded, look };
};
