import { Button, MenuItem, TextField, Typography } from '@mui/material';
import { childOf, type Path } from '../../../documents/read/document/path.ts';
import { definitionOf } from '../../../documents/read/document/schemas.ts';
import { usesOf } from '../../site/reach-note.tsx';
import { useStudio } from '../../state/use-studio.ts';
import { fill, words } from '../../words/words.ts';
import { idOf, useForm } from '../state/form.ts';
import { useEdit } from '../state/use-edit.ts';
import { Faults } from './faults.tsx';
import { Fields } from './fields.tsx';

/** A section that is written once for many pages: which one it is, and what is different on this page. */
export const SharedPiece = ({ path, entry }: { path: Path; entry: unknown }) => {
  const studio = useStudio();
  const { root } = useForm();
  const name = String(childOf(entry, 'name') ?? '');
  const place = [...path, 'name'];
  const edit = useEdit(place);
  const { shared } = studio.files;
  const file = shared.get(name);
  const piece = file === undefined ? undefined : studio.document(file)?.value;
  const shape = definitionOf(root, String(childOf(piece, 'type')));
  return (
    <>
      <div data-path={JSON.stringify(place)}>
        <TextField
          select
          label={words.form.piece}
          value={file === undefined ? '' : name}
          onChange={({ target }) => edit.set(target.value)}
          slotProps={{ select: { SelectDisplayProps: { id: idOf(place) } } }}
        >
          {[...shared.keys()].map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </TextField>
        <Faults path={place} />
      </div>
      {file !== undefined && (
        <div>
          <Typography variant="caption">
            {fill(words.form.uses, { count: usesOf(studio.texts.snapshot().current, name) })}
          </Typography>
          <Button variant="outlined" onClick={() => studio.view.choose({ file, path: ['type'] })}>
            {words.form.openPiece}
          </Button>
        </div>
      )}
      {shape && (
        <>
          <Typography variant="h3" component="p">
            {words.form.here}
          </Typography>
          <Fields path={path} shape={shape} value={entry} inherited={piece ?? {}} except={['name']} />
        </>
      )}
    </>
  );
};
