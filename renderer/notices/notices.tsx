import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, type Ref } from 'react';
import { visuallyHidden } from '../parts/styles.ts';
import { tooLow } from '../theme/layout.ts';
import { noticeStore, toastShowing } from './notice-outlet.tsx';

type NoticeCopy = { title: string; text: string };

/** How long a notice is displayed, in ms. */
const durations = { success: 5_000, info: 10_000, error: 10_000 };
type Severity = keyof typeof durations;

/** Shows a transient notice, which replaces the previous one. */
export const showNotice = (severity: Severity, words: NoticeCopy, dismiss: string): void => {
  enqueueSnackbar(words.text, {
    autoHideDuration: durations[severity],
    content: (key) => (
      <Notice severity={severity} words={words} dismiss={dismiss} onClose={() => closeSnackbar(key)} />
    ),
  });
};

type Props = {
  severity: Severity;
  words: NoticeCopy;
  dismiss: string;
  onClose: () => void;
  ref?: Ref<HTMLDivElement>;
};

const Notice = ({ severity, words, dismiss, onClose, ref }: Props) => {
  useEffect(() => {
    toastShowing.set(true);
    return () => toastShowing.set(false);
  }, []);
  return (
    <Alert ref={ref} severity={severity} variant="filled" onClose={onClose} closeText={dismiss} role="alert">
      <AlertTitle>{words.title}</AlertTitle>
      <span>{words.text}</span>
    </Alert>
  );
};

const styles = {
  '.notistack-SnackbarContainer': { bottom: 'calc(var(--bottom-bar, 0px) + 1rem) !important' },
  // Only one line: the title. The form says the rest, and screen readers read it.
  [tooLow]: {
    '.notistack-SnackbarContainer': { bottom: '0 !important' },
    '.MuiAlert-root': { paddingBlock: '0 !important' },
    '.MuiAlert-message span': visuallyHidden,
  },
};

/** The notices: above the phone bar, at most one at a time (docs/specification.md 7.2). */
const Notices = () => (
  <>
    <GlobalStyles styles={styles} />
    <SnackbarProvider maxSnack={1} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />
  </>
);

noticeStore.set(<Notices />);
