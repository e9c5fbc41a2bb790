import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { mediaFolder } from '../../documents/read/site/picture-text.ts';
import type { HistoryEntry } from '../store/publishing.ts';
import { useDraft, useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { TwoPages } from './page-of-state.tsx';
import { usePublishing } from './publishing-context.ts';
import { shownTime } from './shown-time.ts';
import { Unfolded } from './unfolded.tsx';

const said = words.history;

type Props = { entry: HistoryEntry; file: string; title: string; onBrought: () => void };

/** The page as it was and as it is. */
const ThenAndNow = ({ entry, file }: Pick<Props, 'entry' | 'file'>) => {
  const publishing = usePublishing();
  const { current } = useDraft();
  const [then, setThen] = useState<ReadonlyMap<string, string>>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    publishing.version(entry.id).then(setThen, (error: Error) => setFailure(error.message));
  }, [publishing, entry.id]);
  if (failure) return <Alert severity="error">{failure}</Alert>;
  return then && <TwoPages names={[said.then, said.now]} file={file} states={[then, current]} />;
};

/** A page as it was after an entry of the history: to be looked at, and to be brought back with one press. */
export const EarlierPage = ({ entry, file, title, onBrought }: Props) => {
  const { texts, view, notice } = useStudio();
  const publishing = usePublishing();
  const [failure, setFailure] = useState<string>();
  const bring = async (): Promise<void> => {
    try {
      const then = await publishing.version(entry.id);
      const text = then.get(file) ?? null;
      const { current } = texts.snapshot();
      // Pictures that it shows and that have gone since come back with it.
      const pictures = [...then].filter(
        ([name]) =>
          name.startsWith(mediaFolder) &&
          !current.has(name) &&
          text?.includes(name.slice(mediaFolder.length)),
      );
      texts.change(`${file} ${entry.id}`, new Map([...pictures, [file, text]]));
      view.choose({ file, path: [] });
      notice.set(fill(said.brought, { page: title, time: shownTime(entry.time) }));
      onBrought();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <Unfolded title={fill(said.look, { page: title })}>
        {() => <ThenAndNow {...{ entry, file }} />}
      </Unfolded>
      <Button onClick={() => void bring()}>{fill(said.bring, { page: title })}</Button>
      {failure && <Alert severity="error">{failure}</Alert>}
    </>
  );
};
