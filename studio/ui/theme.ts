import { createTheme, type ThemeOptions } from '@mui/material/styles';

/** The theme of the Studio. Subdued, so that the page stands out; independent of the site's brand. */
// The cast is needed because the augmented theme type requires fields that only components of the site use.
export const studioTheme = createTheme({
  palette: {
    primary: { main: '#1d5fd1' },
    error: { main: '#b3261e' },
    warning: { main: '#8a5300' },
    background: { default: '#f3f4f6', paper: '#ffffff' },
    text: { primary: '#1b1f24', secondary: '#565d66' },
    divider: '#d5d9df',
  },
  typography: {
    fontFamily: 'system-ui, "Segoe UI", Roboto, sans-serif',
    fontSize: 14,
    // MUI sets chips, small buttons and tooltips in 11 to 13 px.
    pxToRem: (size: number) => `${Math.max(size, 14) / 16}rem`,
    h1: { fontSize: '1rem', fontWeight: 650 },
    h2: { fontSize: '0.9375rem', fontWeight: 650 },
    h3: { fontSize: '0.875rem', fontWeight: 650 },
    // Below 16px, phones zoom in when a field is focused.
    body1: { fontSize: '0.875rem', '@media (pointer: coarse)': { fontSize: '1rem' } },
    // Secondary text such as help and descriptions.
    caption: { fontSize: '0.875rem', lineHeight: 1.43, color: '#565d66', display: 'block' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 6 },
  motion: { reducedMotion: 'system' },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiDialog: { defaultProps: { fullWidth: true } },
    MuiStack: { defaultProps: { useFlexGap: true } },
    MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
    MuiInputLabel: { styleOverrides: { shrink: { '&&': { transform: 'translate(14px, -9px)' } } } },
    MuiOutlinedInput: {
      styleOverrides: { notchedOutline: { borderColor: '#767d86', legend: { fontSize: 14 } } },
    },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  },
} as unknown as ThemeOptions);
