import { useMemo } from 'react';
import { tokensOf, type Tokens } from '../../../documents/read/site/tokens.ts';
import { useDraft, useStudio } from '../../state/use-studio.ts';

/** The tokens of the site as its facts are now; the same object until one changes. */
export const useTokens = (): Tokens => {
  const studio = useStudio();
  const { current } = useDraft();
  const text = current.get('_site.yaml');
  // What they are is read from the text.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => tokensOf(studio.document('_site.yaml')?.value), [studio, text]);
};
