import { useMemo, useSyncExternalStore } from 'react';
import { tokensOf, type Tokens } from '../../../documents/read/site/tokens.ts';
import { useStudio } from '../../state/use-studio.ts';

/** The tokens of the site as its facts are now; the same object until one changes. */
export const useTokens = (): Tokens => {
  const studio = useStudio();
  const { subscribe, snapshot } = studio.texts;
  const text = useSyncExternalStore(subscribe, () => snapshot().current.get('_site.yaml'));
  // What they are is read from the text.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => tokensOf(studio.document('_site.yaml')?.value), [studio, text]);
};
