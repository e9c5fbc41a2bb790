import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { TextMatch } from '../../documents/edit/find/find-text.ts';
import { tokensOfPage } from '../../documents/read/page/prices.ts';
import { interpolateText } from '../../documents/read/site/interpolate.ts';
import { useLoaded } from '../core/use-run.ts';
import { words } from '../messages/messages.ts';
import { describeValue } from '../naming/labels.ts';
import { LocationList } from '../problems/location-list.tsx';
import { useFiles, useStudio, useTitleOf, useView } from '../state/use-studio.ts';
import { findFields } from '../form/find-fields.ts';

/** The pause in typing after which all texts are searched, in ms. */
const pauseMs = 250;

/** The smallest number of characters that are searched for; a single letter is almost everywhere. */
const minLength = 2;

/**
 * Lists the fields of the business, the brand and the open document, and the texts of the site, that contain some words.
 * @param isAlone whether nothing else is listed, so that the list says when it is empty
 */
export const SearchResults = ({ search, isAlone }: { search: string; isAlone: boolean }) => {
  const studio = useStudio();
  const titleOf = useTitleOf();
  const { site, brand } = useFiles();
  const { file: open } = useView();
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWanted(search), pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  const { value, failure } = useLoaded(
    async () => (wanted.length < minLength ? [] : studio.checking.site.texts(wanted)),
    [studio, wanted],
  );
  const [files, texts] = [new Set([site ?? [], brand ?? [], open].flat()), value ?? []];
  const fields = [...(search.length < minLength ? [] : files)].flatMap((file) =>
    findFields(file, studio.document(file)?.value, search).map(({ path, label: text }) => ({
      file,
      path,
      describe: () => ({ text, where: titleOf(file) }),
    })),
  );
  const describeText = (file: string, { path, before, found, after }: TextMatch) => {
    const document = studio.document(file)?.value;
    const tokens = tokensOfPage(studio.tokens.values, document);
    const where = interpolateText(`${titleOf(file)} · ${describeValue(document, path)}`, tokens);
    return { text: interpolateText(before + found + after, tokens), where };
  };
  const places = texts.map((match) => {
    const file = studio.nameOf(match.file);
    return { file, path: match.path, describe: () => describeText(file, match) };
  });
  const isEmpty = isAlone && wanted === search && value !== undefined && fields.length + texts.length === 0;
  return (
    <>
      <LocationList title={words.rail.fields} places={fields} />
      <LocationList title={words.rail.texts} places={places} />
      <Typography role="status" sx={{ px: 2 }}>
        {failure ?? (isEmpty ? words.form.nothingFound : '')}
      </Typography>
    </>
  );
};
