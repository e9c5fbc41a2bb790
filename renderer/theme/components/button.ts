import type { Components, CSSObject, Theme } from '@mui/material/styles';

/** Common styles of buttons and of links that look like buttons: 48 px high, with space for an icon. */
export const buttonShape = (theme: Theme): CSSObject => ({
  minHeight: 48,
  padding: '0.625rem min(1.375rem, 6.875vw)',
  gap: '0.6em',
  textAlign: 'center',
  transition: `background-color ${theme.layout.quick}, translate ${theme.layout.quick}`,
  '&:hover': { translate: '0 -2px' },
  '& svg': { width: '1.2em', height: '1.2em', flex: 'none' },
});

/** Button styles in the colors of the current background. `action` is the style of the call to action. */
export const buttonLooks = ({ tone }: Theme): Record<'action' | 'outlined', CSSObject> => ({
  action: {
    color: tone.onAction,
    backgroundColor: tone.action,
    '&:hover': { backgroundColor: tone.actionHover },
  },
  outlined: {
    color: 'inherit',
    borderColor: 'currentColor',
    '&:hover': { backgroundColor: tone.rule },
  },
});

export const buttonComponents: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...buttonShape(theme),
        '&.Mui-disabled.Mui-disabled': { color: theme.tone.soft, backgroundColor: theme.tone.rule },
        variants: [
          {
            props: { size: 'large' },
            style: {
              minHeight: 54,
              paddingInline: 'min(1.75rem, 8.75vw)',
              fontSize: theme.typography.button.fontSize,
            },
          },
          { props: { color: 'secondary', variant: 'contained' }, style: buttonLooks(theme).action },
          { props: { variant: 'outlined' }, style: buttonLooks(theme).outlined },
        ],
      }),
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
};
