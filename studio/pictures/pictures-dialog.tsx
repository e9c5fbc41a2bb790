import { useEffect, useState } from 'react';
import type { TaskResult } from '../checking/site-tasks.ts';
import { useTask } from '../site/use-task.ts';
import { useDraft, usePictures } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { PickPicture } from './pick-picture.tsx';
import { PictureDialog } from './picture-dialog.tsx';

const said = words.pictures;

/** All pictures of the site with how many pages show each, those first that no page shows. */
export const PicturesDialog = ({ onClose }: { onClose: () => void }) => {
  const pictures = usePictures();
  const { current } = useDraft();
  const { run } = useTask('pagesOfPictures');
  const [pages, setPages] = useState<TaskResult<'pagesOfPictures'>>();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    void run().then(setPages);
  }, [run, current]);
  if (chosen !== undefined && pictures.has(chosen))
    return (
      <PictureDialog
        name={chosen}
        pages={pages && [...(pages.get(chosen) ?? [])]}
        back={() => setChosen(undefined)}
        onClose={onClose}
      />
    );
  const countOf = (name: string): number => pages?.get(name)?.size ?? 0;
  const purposeOf = (count: number): string =>
    count === 0 ? said.unused : count === 1 ? said.one : fill(said.many, { count });
  const shown = [...pictures.keys()]
    .sort()
    .map((name) => ({ name, purpose: pages ? purposeOf(countOf(name)) : '' }))
    .sort((one, other) => Number(countOf(one.name) > 0) - Number(countOf(other.name) > 0));
  return (
    <PickPicture
      title={said.title}
      pictures={shown}
      onClose={(name) => (name === undefined ? onClose() : setChosen(name))}
    />
  );
};
