import { createTheme, type Theme } from '@mui/material/styles';
import './augment.ts';
import type { Brand } from '../../schema/brand.ts';
import { buttonComponents } from './components/button.ts';
import { formComponents } from './components/form.ts';
import { surfaceComponents } from './components/surfaces.ts';
import { layout } from './layout.ts';
import { toneDeclarations, tone } from './tone.ts';
import { typography } from './typography.ts';

const createSiteTheme = (brand: Brand): Theme => {
  const { light, dark } = brand;
  return createTheme({
    brand,
    layout,
    tone,
    tones: { light: toneDeclarations(light), dark: toneDeclarations(dark) },
    shape: { borderRadius: brand.radius },
    typography: typography(brand),
    palette: {
      background: {
        default: light.ground,
        paper: light.ground,
        alternate: brand.alternate,
        deep: brand.deep,
        pale: brand.pale,
      },
      text: { primary: light.ink, secondary: light.soft, disabled: brand.field },
      divider: light.rule,
      primary: { main: dark.ground, dark: brand.deep, contrastText: dark.ink },
      // The call to action.
      secondary: { main: light.action, dark: light.actionHover, contrastText: light.onAction },
      info: { main: dark.ground, contrastText: dark.ink },
      success: { main: brand.success },
      error: { main: brand.error },
    },
    components: { ...buttonComponents, ...formComponents, ...surfaceComponents },
  });
};

const themes = new WeakMap<Brand, Theme>();

/** Returns the MUI theme of a brand. Components depend only on the theme, so another brand changes the whole look. */
export const siteTheme = (brand: Brand): Theme => {
  const theme = themes.get(brand) ?? createSiteTheme(brand);
  themes.set(brand, theme);
  return theme;
};
