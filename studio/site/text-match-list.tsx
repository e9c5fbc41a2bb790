import { Typography } from '@mui/material';
import type { TextMatch } from '../../documents/edit/find/find-text.ts';
import { ChangeEntry } from '../changes/change-entry.tsx';
import { interpolateText } from '../../documents/read/site/interpolate.ts';
import { Replacement } from '../ui/replacement.tsx';
import { TitledList } from '../ui/titled-list.tsx';
import { describeValue } from '../naming/labels.ts';
import { useStudio, useTitleOf } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';

type Props = {
  title: string;
  places: readonly TextMatch[];
  /** Returns the replacement of a match; omitted if nothing is replaced. */
  replacementOf?: (place: TextMatch) => string;
  /** Returns why a match cannot be replaced. */
  reasonOf?: (place: TextMatch) => string;
  chosen?: ReadonlySet<string>;
  onChoose?: (id: string, isChosen: boolean) => void;
  /** Called after a match was opened. */
  onOpen: () => void;
};

/** Lists text matches, with a preview of the replacement. Matches that can be replaced have a checkbox. */
export const TextMatchList = (props: Props) => {
  const { title, places, replacementOf, reasonOf, chosen, onChoose, onOpen } = props;
  const studio = useStudio();
  const titleOf = useTitleOf();
  const read = (text: string): string => interpolateText(text, studio.tokens.values);
  if (places.length === 0) return null;
  return (
    <TitledList title={title}>
      {places.map((place) => {
        const { id, file, path, before, found, after } = place;
        const replacement = replacementOf?.(place);
        return (
          <ChangeEntry
            key={id}
            place={`${titleOf(file)} · ${describeValue(studio.document(file)?.value, path)}`}
            onOpen={() => (studio.view.choose({ file, path }), onOpen())}
            selection={
              onChoose && {
                checked: chosen?.has(id) ?? false,
                onChange: (isChosen) => onChoose(id, isChosen),
              }
            }
          >
            {read(before)}
            {replacement === undefined ? (
              <mark>{read(found)}</mark>
            ) : (
              <Replacement before={read(found)} after={replacement || words.changes.nothing} />
            )}
            {read(after)}
            {reasonOf && <Typography variant="caption">{reasonOf(place)}</Typography>}
          </ChangeEntry>
        );
      })}
    </TitledList>
  );
};
