import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import type { LucideIconData } from '@lucide/icons';
import monitor from '@lucide/icons/icons/monitor';
import smartphone from '@lucide/icons/icons/smartphone';
import tablet from '@lucide/icons/icons/tablet';
import { LineIcon } from '../../renderer/parts/line-icon.tsx';
import { words } from '../words/words.ts';
import { useWidth, type WidthName } from './use-width.ts';

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
            <span style={{ lineHeight: 0 }}>
              <LineIcon icon={icons[name]} size={18} />
            </span>
          </Tooltip>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
