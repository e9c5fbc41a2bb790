import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { Path } from '../../documents/read/document/path.ts';
import { tokensOfPage } from '../../documents/read/page/prices.ts';
import { interpolateText } from '../../documents/read/site/interpolate.ts';
import { useLoaded } from '../core/use-run.ts';
import { words } from '../messages/messages.ts';
import { describeValue } from '../naming/labels.ts';
import { LocationList } from '../problems/location-list.tsx';
import type { Studio } from '../state/studio.ts';
import { useFiles, useStudio, useTitleOf, useView } from '../state/use-studio.ts';
import { findFields } from '../form/find-fields.ts';

/** The pause in typing after which all texts are searched, in ms. */
const pauseMs = 250;

/** The smallest number of characters that are searched for; a single letter is almost everywhere. */
const minLength = 2;

const nothing: Awaited<ReturnType<Studio['checking']['site']['search']>> = { sections: [], texts: [] };

/**
 * Lists the fields of the business, the brand and the open document, and the sections and texts of the site, that
 * contain some words.
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
    async () => (wanted.length < minLength ? nothing : studio.checking.site.search(wanted)),
    [studio, wanted],
  );
  const { sections, texts } = value ?? nothing;
  const files = new Set([site ?? [], brand ?? [], open].flat());
  const fields = [...(search.length < minLength ? [] : files)].flatMap((file) =>
    findFields(file, studio.document(file)?.value, search).map(({ path, label: text }) => ({
      file,
      path,
      describe: () => ({ text, where: titleOf(file) }),
    })),
  );
  const nameOf = (file: string, path: Path) => {
    const document = studio.document(file)?.value;
    return interpolateText(describeValue(document, path), tokensOfPage(studio.tokens.values, document));
  };
  const foundSections = sections.map(({ file: shown, path }) => {
    const file = studio.nameOf(shown);
    return { file, path, describe: () => ({ text: nameOf(file, path), where: titleOf(file) }) };
  });
  const foundTexts = texts.map(({ file: shown, path, before, found, after }) => {
    const [file, text] = [studio.nameOf(shown), before + found + after];
    return { file, path, describe: () => ({ text, where: `${titleOf(file)} · ${nameOf(file, path)}` }) };
  });
  const isEmpty =
    isAlone &&
    wanted === search &&
    value !== undefined &&
    [fields, sections, texts].every(({ length }) => length === 0);
  return (
    <>
      <LocationList title={words.rail.fields} places={fields} />
      <LocationList title={words.rail.sections} places={foundSections} />
      <LocationList title={words.rail.texts} places={foundTexts} />
      <Typography role="status" sx={{ px: 2 }}>
        {failure ?? (isEmpty ? words.form.nothingFound : '')}
      </Typography>
    </>
  );
};
