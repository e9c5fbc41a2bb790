import { Button, Typography } from '@mui/material';
import { getChild, type Path } from '../../../documents/read/document/path.ts';
import { getDefinition } from '../../../documents/read/document/schemas.ts';
import { useStudio } from '../../state/use-studio.ts';
import { words } from '../../messages/messages.ts';
import { useForm } from '../state/form.ts';
import { FieldList } from './fields.tsx';

/** Fields of a reference to a shared section: its name and the fields that this page overrides. */
export const SharedSectionFields = ({ path, entry }: { path: Path; entry: unknown }) => {
  const studio = useStudio();
  const { root, Field } = useForm();
  const name = getChild(entry, 'name');
  const { shared } = studio.files;
  const file = shared.get(String(name));
  const section = file === undefined ? undefined : studio.document(file)?.value;
  const shape = getDefinition(root, String(getChild(section, 'type')));
  return (
    <>
      <Field
        path={[...path, 'name']}
        label={words.form.sharedSection}
        node={{ enum: [...shared.keys()] }}
        value={name}
        isRequired
      />
      {file !== undefined && (
        <Button variant="outlined" onClick={() => studio.view.choose({ file, path: ['type'] })}>
          {words.form.openPiece}
        </Button>
      )}
      {shape && (
        <>
          <Typography variant="h3" component="p">
            {words.form.here}
          </Typography>
          <FieldList path={path} shape={shape} value={entry} inherited={section ?? {}} except={['name']} />
        </>
      )}
    </>
  );
};
