import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { Band, SectionHeading } from 'page-schema-site/parts';
import type { SectionOf } from 'page-schema-site/section';
import { useState } from 'react';
import type schema from './callback.ts';

/** A form with MUI components that the engine does not use. */
export default function Callback({ section }: { section: SectionOf<typeof schema> }) {
  const [sent, setSent] = useState(false);
  const [letters, setLetters] = useState(0);
  const { mode = 'none' } = useColorScheme();
  return (
    <Band>
      <SectionHeading heading={section.heading} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <TextField name="phone" label="Phone" />
        <TextField
          name="message"
          label="Message"
          multiline
          minRows={2}
          onChange={({ target }) => setLetters(target.value.length)}
        />
        <TextField name="time" label="Time" select defaultValue="morning">
          <MenuItem value="morning">Morning</MenuItem>
          <MenuItem value="evening">Evening</MenuItem>
        </TextField>
        <Button type="submit" disableRipple={false} loading={sent} data-mode={mode}>
          {section.submit}
        </Button>
        <p role="status">{letters} letters</p>
      </form>
    </Band>
  );
}
