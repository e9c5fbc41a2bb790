import { Alert, Box, Button, Link, Paper, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { repositoryName } from './repository-name.ts';
import { type SignedIn, loadSession } from './session.ts';
import { words } from '../messages/messages.ts';
import { LazyDetails } from '../ui/titled-list.tsx';

const tokenPage = 'https://github.com/settings/personal-access-tokens/new';

/** Explains how to get a token, who cannot, and the alternatives. */
const TokenInstructions = () => {
  const texts = words.signIn;
  return (
    <>
      <Typography component="ol" sx={{ m: 0, pl: 3, '& li + li': { mt: 0.5 } }}>
        <li>
          <Link href={tokenPage} target="_blank" rel="noreferrer">
            {texts.page}
          </Link>{' '}
          {texts.newTab}
        </li>
        {[texts.owner, texts.only, texts.write, texts.read, texts.copy].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Typography>
      <Box component="section">
        <Typography variant="h2" gutterBottom>
          {texts.who}
        </Typography>
        <Typography gutterBottom>{texts.whoNot}</Typography>
        <Typography>{texts.instead}</Typography>
      </Box>
    </>
  );
};

type Props = {
  /** Suggested repository. */
  site: string;
  /** Message of the last failed attempt, or an empty string. */
  failed: string;
  isOpening: boolean;
  onSignIn: (signedIn: SignedIn) => void;
};

/**
 * Asks for a repository and a token. Another sign-in method, such as a GitHub App, would be another page that calls
 * `onSignIn`; it needs a server that exchanges the code for a token, because GitHub does not allow that from browsers.
 */
export const SignInPage = ({ site, failed, isOpening, onSignIn }: Props) => {
  const texts = words.signIn;
  const [repository, setRepository] = useState(site);
  // The token of this tab, if the page was reloaded while the site was unreachable.
  const [token, setToken] = useState(loadSession()?.token ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const repositoryField = useRef<HTMLInputElement>(null);
  const tokenField = useRef<HTMLInputElement>(null);
  const named = repositoryName(repository);
  const isMissing = token.trim() === '';
  useEffect(() => {
    if (failed !== '') tokenField.current?.focus();
  }, [failed]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isOpening) return;
    setSubmitted(true);
    if (!named) repositoryField.current?.focus();
    else if (isMissing) tokenField.current?.focus();
    else onSignIn({ ...named, token: token.trim() });
  };
  return (
    <Stack component="main" sx={{ gap: 2, maxWidth: 640, mx: 'auto', px: 2, py: { xs: 2, sm: 6 } }}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {texts.title}
      </Typography>
      <Typography>{texts.intro}</Typography>
      {failed !== '' && <Alert severity="error">{failed}</Alert>}
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
          <TextField
            label={texts.repository}
            required
            value={repository}
            error={isSubmitted && !named}
            helperText={isSubmitted && !named ? texts.noRepository : texts.repositoryHelp}
            inputRef={repositoryField}
            onChange={({ target }) => setRepository(target.value)}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <TextField
            label={texts.token}
            required
            type="password"
            autoComplete="off"
            value={token}
            error={isSubmitted && isMissing}
            helperText={isSubmitted && isMissing ? texts.noToken : texts.tokenHelp}
            inputRef={tokenField}
            onChange={({ target }) => setToken(target.value)}
          />
          <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
            {isOpening ? texts.opening : texts.open}
          </Button>
        </Stack>
      </Paper>
      <LazyDetails title={texts.how}>{() => <TokenInstructions />}</LazyDetails>
    </Stack>
  );
};
