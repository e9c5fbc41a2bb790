import { Box } from '@mui/material';
import monitor from '@lucide/icons/icons/monitor';
import smartphone from '@lucide/icons/icons/smartphone';
import tablet from '@lucide/icons/icons/tablet';
import { useSyncExternalStore } from 'react';
import { ToolButton } from '../layout/tool-button.tsx';
import { Settable } from '../state/observable.ts';
import { words } from '../words/words.ts';

/** The widths at which the page is looked at, in pixels; a desk has the room that there is. */
const widths = [
  { name: 'phone', pixels: 390, icon: smartphone },
  { name: 'tablet', pixels: 768, icon: tablet },
  { name: 'desk', pixels: undefined, icon: monitor },
] as const;

const chosen = new Settable<number | undefined>(undefined);

/** The width at which the page is seen, in pixels; nothing for all that there is. */
export const useWidth = (): number | undefined => useSyncExternalStore(chosen.subscribe, chosen.snapshot);

/** Chooses the width at which the page is seen. */
export const PageWidth = () => {
  const width = useWidth();
  return (
    <Box role="group" aria-label={words.bar.width} sx={{ display: { xs: 'none', sm: 'flex' } }}>
      {widths.map(({ name, pixels, icon }) => (
        <ToolButton
          key={name}
          label={words.bar[name]}
          icon={icon}
          aria-pressed={pixels === width}
          onClick={() => chosen.set(pixels)}
        />
      ))}
    </Box>
  );
};
