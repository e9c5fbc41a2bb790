import { Typography } from '@mui/material';
import { useDeferredValue } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import { tokenOfPath } from '../../../documents/read/site/tokens.ts';
import { useStudio, useTexts } from '../../state/use-studio.ts';
import { selectPlural, words } from '../../messages/messages.ts';
import { PageCount } from '../../problems/location-list.tsx';
import { findPagesUsing } from './find-pages-using.ts';

/** Shows which pages have a fact or claim in their texts; nothing if none has, because sections may show it. */
export const FactUsageHint = ({ file, path }: { file: string; path: Path }) => {
  const studio = useStudio();
  const isFact =
    file === studio.files.site &&
    path.length > 1 &&
    tokenOfPath(studio.document(file)?.value, path) !== undefined;
  const texts = useDeferredValue(useTexts((each) => (isFact ? each.texts.snapshot().current : undefined)));
  if (!texts) return null;
  const routes = findPagesUsing(path, texts, studio.files);
  const text = selectPlural(routes.length, words.rail.onOne, words.rail.onMany, '');
  return (
    <Typography variant="caption" component="div">
      <PageCount text={text} routes={routes} />
    </Typography>
  );
};
