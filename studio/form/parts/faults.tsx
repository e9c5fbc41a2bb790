import { Button, Stack, Typography } from '@mui/material';
import alert from '@lucide/icons/icons/circle-alert';
import warning from '@lucide/icons/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import type { Problem } from '../../../documents/problems/problem.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { fixOf } from '../../problems/apply-fix.ts';
import { fill, words } from '../../words/words.ts';
import { useForm } from '../state/form.ts';
import { useEdit } from '../state/use-edit.ts';
import { isWithin } from '../state/placed-problems.ts';
import { visuallyHidden } from '../../../renderer/parts/visually-hidden.ts';

type Severity = Problem['severity'];

const Fault = ({ severity, children }: { severity: Severity; children: ReactNode }) => (
  <Stack direction="row" spacing={0.75} sx={{ color: `${severity}.main`, mt: 0.5 }}>
    <span style={{ flex: 'none', lineHeight: 0, paddingTop: 2 }}>
      <LineIcon icon={severity === 'error' ? alert : warning} size={16} />
      <span style={visuallyHidden}>{words.form[severity]}</span>
    </span>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Stack>
);

/** What is wrong, with a button where it is certain what was meant. */
const Told = ({ path, problem }: { path: Path; problem: Problem }) => {
  const { message, fix, severity, instead } = problem;
  const edit = useEdit(path);
  return (
    <Fault severity={severity}>
      {message}. {fix}
      {instead && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          sx={{ display: 'block', mt: 0.5 }}
          onClick={() => edit.change([...path, 'fix'], (source) => fixOf(source, problem) ?? [])}
        >
          {fill(words.problems.mend, { meant: instead.meant.replace(/\)$/, '') })}
        </Button>
      )}
      {edit.refusal}
    </Fault>
  );
};

type Props = {
  path: Path;
  refusal?: string;
  /** The fields of a group that tell their problems themselves. */
  except?: readonly (string | number)[];
};

/** What is wrong at a place, in the words of the check. */
export const Faults = ({ path, refusal = '', except = [] }: Props) => {
  const { problems } = useForm();
  const here = problems.filter(
    (each) => isWithin(each.path, path) && !except.includes(each.path[path.length] ?? ''),
  );
  return (
    <>
      {here.map(({ path: place, problem }) => (
        <Told key={`${problem.code} ${problem.message}`} path={place} problem={problem} />
      ))}
      {refusal !== '' && <Fault severity="error">{refusal}</Fault>}
    </>
  );
};
