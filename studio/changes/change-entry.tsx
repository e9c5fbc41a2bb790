import { Button, Checkbox, ListItem, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { formatMessage, words } from '../messages/messages.ts';
import { useStudio } from '../state/use-studio.ts';
import type { DocumentLocation } from '../state/view.ts';
import { isImageName } from '../store/site-file.ts';

type Props = {
  /** Labels of the page, the section and the field. */
  place: string;
  at: DocumentLocation;
  /** Called after the place was opened. */
  onOpen?: () => void;
  /** Whether the change is selected, and what selects it; without it there is no checkbox. */
  selection?: { checked: boolean; onChange: (isSelected: boolean) => void } | undefined;
  /** Buttons; `isChosen` marks the one of several that the editor has chosen. */
  actions?: readonly { label: string; run: () => void; isChosen?: boolean }[];
  /** Both values. */
  children: ReactNode;
};

/** A change in a list: its place, both values, and what can be done with it. */
export const ChangeEntry = ({ place, at, onOpen, selection, actions = [], children }: Props) => {
  const id = useId();
  const { view, texts } = useStudio();
  return (
    // Entries of a long list are laid out when they are scrolled into view.
    <ListItem alignItems="flex-start" sx={{ contentVisibility: 'auto', gap: 1, px: 0 }}>
      {selection && (
        <Checkbox
          size="small"
          checked={selection.checked}
          onChange={(_, isSelected) => selection.onChange(isSelected)}
          slotProps={{ input: { 'aria-labelledby': `${id}-place ${id}` } }}
        />
      )}
      <div style={{ minWidth: 0 }}>
        <Button
          id={`${id}-place`}
          // A removed document cannot be opened, nor can an image.
          disabled={isImageName(at.file) || !texts.snapshot().current.has(at.file)}
          onClick={() => (view.choose(at), onOpen?.())}
          sx={{ textAlign: 'start', p: 0, minHeight: 24 }}
        >
          {place}
        </Button>
        <Typography id={id} component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {actions.map(({ label, run, isChosen }) => (
            <Button
              key={label}
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              aria-label={formatMessage(words.changes.action, { label, place })}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </Stack>
      </div>
    </ListItem>
  );
};
