import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { words } from '../words/words.ts';
import { useWidth } from './use-width.ts';
import type { WidthName } from './widths.ts';

const icons: Record<WidthName, typeof Monitor> = { phone: Smartphone, tablet: Tablet, desk: Monitor };

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
      {(Object.keys(icons) as WidthName[]).map((name) => {
        const Icon = icons[name];
        return (
          <ToggleButton key={name} value={name} aria-label={words.bar[name]}>
            <Tooltip title={words.bar[name]}>
              <Icon size={18} />
            </Tooltip>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
};
