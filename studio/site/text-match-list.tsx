import { Button, Checkbox, ListItem, Typography } from '@mui/material';
import { useId } from 'react';
import type { TextMatch } from '../../documents/edit/find/find-text.ts';
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
  const id = useId();
  if (places.length === 0) return null;
  return (
    <TitledList title={title}>
      {places.map((place, index) => {
        const { file, path, before, found, after } = place;
        const label = `${id}-${index}`;
        const where = `${titleOf(file)} · ${describeValue(studio.document(file)?.value, path)}`;
        const replacement = replacementOf?.(place);
        return (
          // Entries of a long list are laid out when they are scrolled into view.
          <ListItem key={place.id} alignItems="flex-start" sx={{ contentVisibility: 'auto', gap: 1, px: 0 }}>
            {onChoose && (
              <Checkbox
                size="small"
                checked={chosen?.has(place.id) ?? false}
                onChange={(_, isChosen) => onChoose(place.id, isChosen)}
                slotProps={{ input: { 'aria-labelledby': `${label}-where ${label}` } }}
              />
            )}
            <div style={{ minWidth: 0 }}>
              <Button
                id={`${label}-where`}
                size="small"
                onClick={() => (studio.view.choose({ file, path }), onOpen())}
                sx={{ textAlign: 'start', p: 0, minHeight: 24 }}
              >
                {where}
              </Button>
              <Typography id={label} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {before}
                {replacement === undefined ? (
                  <mark>{found}</mark>
                ) : (
                  <Replacement before={found} after={replacement || words.changes.nothing} />
                )}
                {after}
              </Typography>
              {reasonOf && <Typography variant="caption">{reasonOf(place)}</Typography>}
            </div>
          </ListItem>
        );
      })}
    </TitledList>
  );
};
