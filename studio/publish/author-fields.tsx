import { TextField } from '@mui/material';
import type { Author } from '../store/publishing.ts';
import { words } from '../words/words.ts';

const said = words.publish;

type Props = { author: Author; change: (author: Author) => void };

/** Who publishes, where nobody has said so on this machine. */
export const AuthorFields = ({ author, change }: Props) => (
  <>
    <TextField
      label={said.name}
      helperText={said.nameHelp}
      autoComplete="name"
      required
      value={author.name}
      onChange={({ target }) => change({ ...author, name: target.value })}
    />
    <TextField
      label={said.email}
      type="email"
      autoComplete="email"
      required
      value={author.email}
      onChange={({ target }) => change({ ...author, email: target.value })}
    />
  </>
);
