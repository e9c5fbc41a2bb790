import { createTheme, type ThemeOptions } from '@mui/material/styles';

/** How the Studio looks: quiet, so that the page in its middle is what one sees. It does not follow the site's brand. */
// What the site's theme has beside this is for the site's components alone.
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
    h1: { fontSize: '1rem', fontWeight: 650 },
    h2: { fontSize: '0.9375rem', fontWeight: 650 },
    h3: { fontSize: '0.875rem', fontWeight: 650 },
    // Smaller letters in a field make a telephone zoom in on it.
    body1: { fontSize: '0.875rem', '@media (pointer: coarse)': { fontSize: '1rem' } },
    // What is said of things, quieter than they are.
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
    MuiIconButton: { styleOverrides: { root: { '&[aria-pressed=true]': { backgroundColor: '#e3ebf9' } } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: '#767d86' } } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  },
} as unknown as ThemeOptions);
