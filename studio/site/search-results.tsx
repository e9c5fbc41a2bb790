import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { tokensOfPage } from '../../documents/read/page/prices.ts';
import { interpolateText } from '../../documents/read/site/interpolate.ts';
import { useLoaded } from '../core/use-run.ts';
import { words } from '../messages/messages.ts';
import { describeValue } from '../naming/labels.ts';
import { LocationList } from '../problems/location-list.tsx';
import { useFiles, useStudio, useTitleOf, useView } from '../state/use-studio.ts';
import { findFields } from './find-fields.ts';

/** The pause in typing before the texts of all pages are searched, in ms, and the smallest number of characters. */
const pauseMs = 250;
const minLength = 3;

/**
 * Lists the fields of the business, the brand and the open document, and the texts of the site, that contain some words.
 * @param search the trimmed search text; may be empty
 * @param isAlone whether nothing else is listed, so that the list says when it is empty
 */
export const SearchResults = ({ search, isAlone }: { search: string; isAlone: boolean }) => {
  const studio = useStudio();
  const titleOf = useTitleOf();
  const { site, brand } = useFiles();
  const { file: open } = useView();
  const [wanted, setWanted] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(search), pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  const loadTexts = async () => (wanted.length < minLength ? [] : studio.checking.site.texts(wanted));
  const { value: texts, failure } = useLoaded(loadTexts, [studio, wanted]);
  const files = new Set([site ?? [], brand ?? [], open].flat());
  const fields = [...files].flatMap((file) =>
    findFields(file, studio.document(file)?.value, search).map(({ path, label }) => ({
      file,
      path,
      describe: () => ({ text: label, where: titleOf(file) }),
    })),
  );
  const places = (texts ?? []).map(({ file: shown, path, before, found, after }) => {
    const file = studio.nameOf(shown);
    const value = studio.document(file)?.value;
    const tokens = tokensOfPage(studio.tokens.values, value);
    const describe = () => ({
      text: interpolateText(before + found + after, tokens),
      where: `${titleOf(file)} · ${describeValue(value, path)}`,
    });
    return { file, path, describe };
  });
  const isEmpty = isAlone && wanted === search && texts !== undefined && fields.length + places.length === 0;
  return (
    <>
      <LocationList title={words.rail.fields} places={fields} />
      <LocationList title={words.rail.texts} places={search.length < minLength ? [] : places} />
      <Typography role="status" sx={{ px: 2 }}>
        {failure ?? (isEmpty ? words.form.nothingFound : '')}
      </Typography>
    </>
  );
};
