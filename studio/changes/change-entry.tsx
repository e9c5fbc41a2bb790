import { Button, Checkbox, ListItem, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { formatMessage, words } from '../messages/messages.ts';

type Props = {
  /** Labels of the page, the section and the field. */
  place: string;
  /** Shows the place; undefined if it does not exist any more. */
  onOpen?: (() => void) | undefined;
  /** Whether the change is selected, and what selects it; without it there is no checkbox. */
  selection?: { checked: boolean; onChange: (isSelected: boolean) => void } | undefined;
  /** Buttons; `isChosen` marks the one of several that the editor has chosen. */
  actions?: readonly { label: string; run: () => void; isChosen?: boolean }[];
  /** Both values. */
  children: ReactNode;
};

/** A change in a list: its place, both values, and what can be done with it. */
export const ChangeEntry = ({ place, onOpen, selection, actions = [], children }: Props) => {
  const id = useId();
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
        {onOpen ? (
          <Button id={`${id}-place`} onClick={onOpen} sx={{ textAlign: 'start', p: 0, minHeight: 24 }}>
            {place}
          </Button>
        ) : (
          <Typography variant="caption">{place}</Typography>
        )}
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
