import { Typography } from '@mui/material';
import type { Path } from '../../../documents/read/document/path.ts';
import { reachOf, tokenAt } from '../../site/fact-reach.ts';
import { useDraft, useStudio } from '../../state/use-studio.ts';
import { counted, words } from '../../words/words.ts';
import { useForm } from '../state/form.ts';

const Reach = ({ name }: { name: string }) => {
  const { files } = useStudio();
  const { current } = useDraft();
  const count = reachOf(name, current, files);
  const text = count === 0 ? words.reach.nowhere : counted(count, words.rail.onOne, words.rail.onMany);
  return <Typography variant="caption">{text}</Typography>;
};

/** Says on how many pages a fact or claim of the site appears; nothing at any other field. */
export const FactReachNote = ({ path }: { path: Path }) => {
  const { file } = useForm();
  const name = /^_site\.ya?ml$/.test(file) ? tokenAt(path) : undefined;
  return name === undefined ? null : <Reach name={name} />;
};
