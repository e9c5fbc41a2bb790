import type { Components, Theme } from '@mui/material/styles';

/** Buttons: 48 px high, cut corners, colours of the ground they stand on. `estimate` is the orange one. */
export const MuiButton: Components<Theme>['MuiButton'] = {
  defaultProps: { disableElevation: true },
  styleOverrides: {
    root: ({ theme }) => ({
      minHeight: 48,
      padding: '0.625rem min(1.375rem, 6.875vw)',
      gap: '0.6em',
      textAlign: 'center',
      transition: `background-color ${theme.layout.quick}, border-color ${theme.layout.quick}`,
      '& svg': { width: '1.2em', height: '1.2em', flex: 'none' },
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
        {
          props: { color: 'estimate', variant: 'contained' },
          style: {
            color: theme.tone.onAction,
            backgroundColor: theme.tone.action,
            '&:hover': { backgroundColor: theme.tone.actionHover },
          },
        },
        {
          props: { variant: 'outlined' },
          style: {
            color: 'inherit',
            borderColor: 'currentColor',
            '&:hover': { backgroundColor: theme.tone.rule },
          },
        },
        {
          props: { variant: 'text' },
          style: {
            color: 'inherit',
            paddingInline: 0,
            textDecoration: 'underline',
            textDecorationThickness: '1px',
            textUnderlineOffset: '0.3em',
            '&:hover': { backgroundColor: 'transparent', textDecorationThickness: '2px' },
          },
        },
      ],
    }),
  },
};

export const MuiButtonBase: Components<Theme>['MuiButtonBase'] = {
  defaultProps: { disableRipple: true },
};
