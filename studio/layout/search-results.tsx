import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLoaded } from '../core/use-run.ts';
import { words } from '../messages/messages.ts';
import { LocationList } from '../problems/location-list.tsx';
import { useChecked, useFiles, usePlaceOf, useStudio, useTitleOf, useView } from '../state/use-studio.ts';
import { SearchDialog } from '../site/search-dialog.tsx';
import { DialogButton } from '../ui/buttons.tsx';
import { findFields } from '../form/find-fields.ts';

/** The pause in typing after which all texts are searched, in ms. */
const pauseMs = 250;

/** The smallest number of characters that are searched for; a single letter is almost everywhere. */
const minLength = 2;

/**
 * Lists the fields of the business, the brand and the open document, and the sections and texts of the site, that
 * contain some words.
 * @param isAlone whether nothing else is listed, so that the list says when it is empty
 */
export const SearchResults = ({ search, isAlone }: { search: string; isAlone: boolean }) => {
  const studio = useStudio();
  const titleOf = useTitleOf();
  const placeOf = usePlaceOf();
  const { site, brand } = useFiles();
  const { file: open } = useView();
  const [wanted, setWanted] = useState('');
  const checkedTexts = useChecked((checked) => checked.checkedTexts);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(search.length < minLength ? '' : search), pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  const { value, failure } = useLoaded(
    async () => (wanted === '' ? [] : studio.checking.site.search(wanted)),
    // The check reads the documents that are searched.
    [studio, wanted, checkedTexts],
  );
  const files = new Set(wanted === '' ? [] : [site ?? [], brand ?? [], open].flat());
  const fields = [...files].flatMap((file) =>
    findFields(file, studio.document(file)?.value, wanted).map(({ path, label: text }) => ({
      file,
      path,
      describe: () => ({ text, where: titleOf(file) }),
    })),
  );
  const places = value?.map(({ file, path, text }) => ({
    file,
    path,
    describe: () => {
      const [title, place] = [titleOf(file), placeOf(file, path)];
      return text === undefined ? { text: place, where: title } : { text, where: `${title} · ${place}` };
    },
  }));
  const isEmpty = isAlone && wanted === search && places?.length === 0 && fields.length === 0;
  return (
    <>
      <LocationList title={words.rail.fields} places={fields} />
      <LocationList title={words.rail.texts} places={places ?? []} />
      <Typography role="status" sx={{ px: 2 }}>
        {failure ?? (isEmpty ? words.form.nothingFound : '')}
      </Typography>
      <DialogButton label={words.rail.replace} dialog={SearchDialog} sx={{ ml: 1 }} />
    </>
  );
};
