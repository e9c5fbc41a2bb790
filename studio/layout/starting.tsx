import { Alert, Button } from '@mui/material';
import { words } from '../words/words.ts';

type Props = { failure?: string; again?: () => void };

/** What is there before the site has been read, or when it cannot be. */
export const Starting = ({ failure, again }: Props) =>
  failure === undefined ? (
    <p role="status">{words.app.loading}</p>
  ) : (
    <Alert severity="error" action={<Button onClick={again}>{words.app.again}</Button>}>
      {words.app.failed} {failure}
    </Alert>
  );
