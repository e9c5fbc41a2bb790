import { Box, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import type { LucideIconData } from '@lucide/icons';
import monitor from '@lucide/icons/icons/monitor';
import smartphone from '@lucide/icons/icons/smartphone';
import tablet from '@lucide/icons/icons/tablet';
import { LineIcon } from '../../renderer/parts/line-icon.tsx';
import { words } from '../words/words.ts';
import { useWidth } from './use-width.ts';
import type { WidthName } from './widths.ts';

const icons: Record<WidthName, LucideIconData> = { phone: smartphone, tablet, desk: monitor };

/** Chooses the width at which the page is seen. */
export const PageWidth = () => {
  const [width, setWidth] = useWidth();
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={width}
      onChange={(_, name: WidthName | null) => name && setWidth(name)}
      aria-label={words.bar.width}
      sx={{ display: { xs: 'none', sm: 'flex' } }}
    >
      {(Object.keys(icons) as WidthName[]).map((name) => (
        <ToggleButton key={name} value={name} aria-label={words.bar[name]}>
          <Tooltip title={words.bar[name]}>
            <Box component="span" sx={{ display: 'flex' }}>
              <LineIcon icon={icons[name]} size={18} />
            </Box>
          </Tooltip>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
