import { useMemo } from 'react';
import { PickDialog } from '../form/parts/pick-dialog.tsx';
import { useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { palette, usePalette } from './palette.ts';
import { sectionKinds, type SectionKind } from './section-kinds.ts';
import { SectionThumbnail } from './section-thumbnail.tsx';

const look = ({ example }: SectionKind) => <SectionThumbnail example={example} />;

/** Everything that can be put into a page, with a picture of each and when it is used; nothing while it is closed. */
export const SectionPalette = () => {
  const studio = useStudio();
  const choose = usePalette();
  const isOpen = choose !== undefined;
  const kinds = useMemo(() => (isOpen ? sectionKinds(studio) : []), [studio, isOpen]);
  if (!isOpen) return null;
  return (
    <PickDialog
      title={words.sections.choose}
      choices={kinds}
      look={look}
      width={240}
      onClose={(kind) => {
        palette.close();
        if (kind) choose(kind.value);
      }}
    />
  );
};
