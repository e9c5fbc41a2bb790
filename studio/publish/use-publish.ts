import { useState } from 'react';
import type { Author, Published } from '../store/publishing.ts';
import type { Conflict } from '../store/site-store.ts';
import { useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { usePublishing } from './publishing-context.ts';

/** What became of the last attempt: what the store says, or why it could not be asked. */
export type Outcome = Published | { state: 'failed'; message: string };

/** Saves, publishes, and has conflicts decided. */
export const usePublish = () => {
  const { texts, saver } = useStudio();
  const publishing = usePublishing();
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [known, setKnown] = useState<readonly Conflict[]>([]);

  const attempt = async (message: string, author?: Author): Promise<Outcome> => {
    await saver.save();
    if (texts.unsaved().length > 0) {
      const saving = saver.snapshot();
      const reason = saving.state === 'failed' ? saving.reason : undefined;
      return { state: 'failed', message: reason ?? words.store.notWritten };
    }
    try {
      return await publishing.publish({ message, known, ...(author && { author }) });
    } catch (error) {
      return { state: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  };

  return {
    isRunning,
    outcome,
    /** What is left to decide. */
    conflicts:
      outcome?.state === 'conflicts'
        ? outcome.conflicts.filter(({ name }) => !known.some((each) => each.name === name))
        : [],
    /** @returns whether it is published */
    publish: async (message: string, author?: Author): Promise<boolean> => {
      setRunning(true);
      const result = await attempt(message, author);
      setOutcome(result);
      // What was decided of others is theirs of then; who has published them since is asked about again.
      if (result.state === 'conflicts')
        setKnown(known.filter(({ name }) => !result.conflicts.some((each) => each.name === name)));
      if (result.state === 'published') setKnown([]);
      setRunning(false);
      return result.state === 'published';
    },
    /** Somebody has decided what stays of a document. */
    decide: (conflict: Conflict, text: string | null): void => {
      texts.change(`${conflict.name} decided`, new Map([[conflict.name, text]]));
      setKnown([...known, conflict]);
    },
  };
};
