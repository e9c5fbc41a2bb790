import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { useTask } from './use-task.ts';

/** On how many pages a shared piece stands: whoever changes it changes all of them. */
export const ReachNote = ({ file }: { file: string }) => {
  const studio = useStudio();
  const [pages, setPages] = useState<number>();
  const { run } = useTask('usesOf');
  const piece = [...studio.files.shared].find(([, path]) => path === file)?.[0];
  useEffect(() => {
    if (piece === undefined) return;
    void run(piece).then((found = []) => {
      const files = found.flatMap(({ uses }) => uses.map((use) => use.file));
      setPages(new Set(files).size);
    });
  }, [run, piece]);
  if (piece === undefined || pages === undefined) return null;
  return (
    <Alert severity="info">{pages === 1 ? words.reach.one : fill(words.reach.many, { count: pages })}</Alert>
  );
};
