import type { Section } from '../../schema/section.ts';
import { Actions } from '../parts/actions.tsx';
import { QuietBand, Split } from '../parts/band.tsx';
import { Icon } from '../parts/icon.tsx';
import { Heading3, RichText } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Note = styledByTheme(Split, (theme) => ({
  gap: theme.spacing(2),
  padding: 'clamp(min(1.5rem, 7.5vw), 4vw, 3rem)',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.pale,
  '& svg': { display: 'block', marginBottom: theme.spacing(2) },
  '& p': { maxWidth: theme.layout.measure },
  '& p + p': { marginTop: '1em' },
  '& p + div': { marginTop: theme.spacing(3) },
}));

/** A note that must not be missed. */
export default function Callout({ section }: { section: Section<'callout'> }) {
  const { heading, text, icon, actions } = section;
  return (
    <QuietBand>
      <Note>
        <div>
          {icon && <Icon name={icon} size={32} />}
          <Heading3 as="h2">{heading}</Heading3>
        </div>
        <div>
          <RichText text={text} />
          {actions && <Actions actions={actions} />}
        </div>
      </Note>
    </QuietBand>
  );
}
