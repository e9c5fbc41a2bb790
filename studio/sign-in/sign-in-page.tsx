import { Alert, Box, Button, Link, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { words } from '../words/words.ts';
import { repositoryName } from './repository-name.ts';
import type { SignedIn } from './session.ts';

const tokenPage = 'https://github.com/settings/personal-access-tokens/new';

const HowToGetOne = () => {
  const said = words.signIn;
  return (
    <>
      <Typography variant="h2">{said.how}</Typography>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        <li>
          <Link href={tokenPage} target="_blank" rel="noreferrer">
            {said.page}
          </Link>
        </li>
        <li>{said.owner}</li>
        <li>{said.only}</li>
        <li>{said.write}</li>
        <li>{said.read}</li>
        <li>{said.copy}</li>
      </Box>
      <Typography variant="h2">{said.who}</Typography>
      <Typography>{said.whoNot}</Typography>
      <Typography>{said.instead}</Typography>
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
  const [token, setToken] = useState('');
  const [isAsked, setAsked] = useState(false);
  const named = repositoryName(repository);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (named && token !== '') onSignIn({ ...named, token: token.trim() });
  };
  return (
    <Stack component="main" sx={{ gap: 2, maxWidth: 560, mx: 'auto', p: 2 }}>
      <Typography variant="h1">{said.title}</Typography>
      <Typography>{said.intro}</Typography>
      {failed !== '' && <Alert severity="error">{failed}</Alert>}
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
        <TextField
          label={said.repository}
          value={repository}
          error={isAsked && !named}
          helperText={said.repositoryHelp}
          onChange={({ target }) => setRepository(target.value)}
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <TextField
          label={said.token}
          type="password"
          autoComplete="off"
          value={token}
          error={isAsked && token === ''}
          helperText={said.tokenHelp}
          onChange={({ target }) => setToken(target.value)}
        />
        <Button type="submit" variant="contained" disabled={isOpening} sx={{ alignSelf: 'start' }}>
          {isOpening ? said.opening : said.open}
        </Button>
      </Stack>
      <HowToGetOne />
    </Stack>
  );
};
