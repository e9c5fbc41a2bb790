import { Button } from '@mui/material';
import { onFirstClick } from '../../layout/on-first-click.ts';
import { fill, words } from '../../words/words.ts';

/** Takes away what has a name: it says so to those who do not see what it stands beside. */
export const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button color="inherit" aria-label={fill(words.tools.remove, { name })} onClick={onFirstClick(onClick)}>
    {words.form.remove}
  </Button>
);
