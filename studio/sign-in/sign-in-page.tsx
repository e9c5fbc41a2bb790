import { Alert, Box, Button, Link, Paper, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { repositoryName } from './repository-name.ts';
import { type SignedIn, loadSession } from './session.ts';
import { words } from '../messages/messages.ts';

const tokenPage = 'https://github.com/settings/personal-access-tokens/new';

/** How to get a token, who cannot, and what they do instead. */
const HowToGetOne = () => {
  const said = words.signIn;
  return (
    <>
      <Typography variant="h2">{said.how}</Typography>
      <Typography component="ol" sx={{ m: 0, pl: 3, '& li + li': { mt: 0.5 } }}>
        <li>
          <Link href={tokenPage} target="_blank" rel="noreferrer">
            {said.page}
          </Link>{' '}
          {said.newTab}
        </li>
        {[said.owner, said.only, said.write, said.read, said.copy].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Typography>
      <Box component="section">
        <Typography variant="h2" gutterBottom>
          {said.who}
        </Typography>
        <Typography gutterBottom>{said.whoNot}</Typography>
        <Typography>{said.instead}</Typography>
      </Box>
    </>
  );
};

type Props = {
  /** The repository that is meant most likely. */
  site: string;
  /** Why it did not go the last time. */
  failed: string;
  isOpening: boolean;
  onSignIn: (signedIn: SignedIn) => void;
};

/**
 * Asks for a repository and a token. Whatever else signs somebody in, such as a GitHub App, is a page that calls
 * `onSignIn`, too: an app needs a server that trades its code for a token, because GitHub lets no browser do that.
 */
export const SignInPage = ({ site, failed, isOpening, onSignIn }: Props) => {
  const said = words.signIn;
  const [repository, setRepository] = useState(site);
  // It is still there when a reload could not reach the site.
  const [token, setToken] = useState(loadSession()?.token ?? '');
  const [isAsked, setAsked] = useState(false);
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
    setAsked(true);
    if (!named) repositoryField.current?.focus();
    else if (isMissing) tokenField.current?.focus();
    else onSignIn({ ...named, token: token.trim() });
  };
  return (
    <Stack component="main" sx={{ gap: 2, maxWidth: 640, mx: 'auto', px: 2, py: { xs: 2, sm: 6 } }}>
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {said.title}
      </Typography>
      <Typography>{said.intro}</Typography>
      {failed !== '' && <Alert severity="error">{failed}</Alert>}
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
          <TextField
            label={said.repository}
            required
            value={repository}
            error={isAsked && !named}
            helperText={isAsked && !named ? said.noRepository : said.repositoryHelp}
            inputRef={repositoryField}
            onChange={({ target }) => setRepository(target.value)}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
          <TextField
            label={said.token}
            required
            type="password"
            autoComplete="off"
            value={token}
            error={isAsked && isMissing}
            helperText={isAsked && isMissing ? said.noToken : said.tokenHelp}
            inputRef={tokenField}
            onChange={({ target }) => setToken(target.value)}
          />
          <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
            {isOpening ? said.opening : said.open}
          </Button>
        </Stack>
      </Paper>
      <HowToGetOne />
    </Stack>
  );
};
