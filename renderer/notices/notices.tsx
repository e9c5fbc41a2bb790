import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, type Ref } from 'react';
import { noticeStore, toastShowing } from './notice-outlet.tsx';

const abovePhoneBar = 'calc(var(--bottom-bar, 0px) + 1rem) !important';

type Words = { title: string; text: string };

/** How long a notice stays, in milliseconds (decisions, "toasts"). */
const stay = { success: 5_000, info: 10_000, error: 10_000 };
type Severity = keyof typeof stay;

/** Shows a transient notice; it takes the place of the one before. */
export const showNotice = (severity: Severity, words: Words, dismiss: string): void => {
  enqueueSnackbar(words.text, {
    autoHideDuration: stay[severity],
    content: (key) => (
      <Notice severity={severity} words={words} dismiss={dismiss} onClose={() => closeSnackbar(key)} />
    ),
  });
};

type Props = {
  severity: Severity;
  words: Words;
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
      {words.text}
    </Alert>
  );
};

/** Above the phone bar, at most one notice at a time (docs/specification.md 7.2). */
const Notices = () => (
  <>
    <GlobalStyles styles={{ '.notistack-SnackbarContainer': { bottom: abovePhoneBar } }} />
    <SnackbarProvider maxSnack={1} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />
  </>
);

noticeStore.set(<Notices />);
