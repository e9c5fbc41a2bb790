import { ThemeContext } from '@emotion/react';
import { THEME_ID } from '@mui/material/styles';
import { useContext } from 'react';

/** The theme as it was made: around it there is a new object in every draw. */
export const useSiteTheme = (): unknown => {
  const context = useContext(ThemeContext) as Record<string, unknown>;
  return context[THEME_ID] ?? context;
};
