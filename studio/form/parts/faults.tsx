import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import alert from '@lucide/icons/icons/circle-alert';
import warning from '@lucide/icons/icons/triangle-alert';
import type { Path } from '../../../documents/read/document/path.ts';
import type { Problem } from '../../../documents/problems/problem.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { words } from '../../words/words.ts';
import { useForm } from '../state/form.ts';
import { isWithin } from '../state/placed-problems.ts';
import { visuallyHidden } from '../../../renderer/parts/visually-hidden.ts';

type Severity = Problem['severity'];

const Fault = ({ severity, children }: { severity: Severity; children: string }) => (
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
      {here.map(({ problem: { code, message, fix, severity } }) => (
        <Fault key={`${code} ${message}`} severity={severity}>{`${message}. ${fix}`}</Fault>
      ))}
      {refusal !== '' && <Fault severity="error">{refusal}</Fault>}
    </>
  );
};
