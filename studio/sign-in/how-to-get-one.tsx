import { Box, Link, Typography } from '@mui/material';
import { words } from '../words/words.ts';

const tokenPage = 'https://github.com/settings/personal-access-tokens/new';

/** How to get a token, who cannot, and what they do instead. */
export const HowToGetOne = () => {
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
