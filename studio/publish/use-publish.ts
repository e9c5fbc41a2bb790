import { useState } from 'react';
import type { Author, PublishResult } from '../store/publishing.ts';
import type { Conflict } from '../store/site-store.ts';
import { merge, type ConflictWinner } from '../core/merge.ts';
import { useRun } from '../core/use-run.ts';
import { useStudio } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';

/**
 * Saves, publishes, and has conflicts decided.
 * @param base the texts that what is stored began from
 */
export const usePublish = (base: ReadonlyMap<string, string> | undefined) => {
  const { texts, saver, publishing, publications } = useStudio();
  const { run, isRunning, failure } = useRun();
  const [outcome, setOutcome] = useState<PublishResult>();
  const [known, setKnown] = useState<readonly Conflict[]>([]);

  /** The document with the changes of both; where they touch the same lines, those of one. */
  const joined = ({ name, stored }: Conflict, wins: ConflictWinner): string | null => {
    const { current, saved, conflicts } = texts.snapshot();
    // What could not even be saved began from what was stored before.
    const before = (conflicts.has(name) ? saved : base)?.get(name) ?? null;
    return merge(current.get(name) ?? null, before, stored, wins) ?? null;
  };

  const attempt = async (message: string, author?: Author): Promise<PublishResult> => {
    await saver.save();
    if (texts.unsaved().length > 0) {
      const saving = saver.snapshot();
      const reason = saving.state === 'failed' ? saving.reason : undefined;
      const conflicts = [...texts.snapshot().conflicts].map(([name, stored]) => ({ name, stored }));
      if (reason === undefined && conflicts.length > 0) return { state: 'conflicts', conflicts };
      throw new Error(reason ?? words.store.notWritten);
    }
    return publishing.publish({ message, known, ...(author && { author }) });
  };

  return {
    isRunning,
    failure,
    outcome,
    /** What is left to decide. */
    conflicts:
      outcome?.state === 'conflicts'
        ? outcome.conflicts.filter(({ name }) => !known.some((each) => each.name === name))
        : [],
    publish: async (message: string, author?: Author): Promise<PublishResult | undefined> => {
      const result = await run(() => attempt(message, author));
      setOutcome(result);
      if (result?.state === 'conflicts') {
        const { conflicts } = result;
        // What was decided of others is theirs of then; who has published them since is asked about again.
        setKnown(known.filter(({ name }) => !conflicts.some((each) => each.name === name)));
        const both = conflicts.map((each) => [each.name, joined(each, 'mine')] as const);
        texts.change('others', new Map(both));
      }
      if (result?.state === 'published') {
        setKnown([]);
        publications.set(publications.snapshot() + 1);
      }
      return result;
    },
    /** Somebody has decided what stays of a document: whoever takes the lines of others keeps the own ones elsewhere. */
    decide: (conflict: Conflict, text: string | null): void => {
      const stays = text === conflict.stored ? joined(conflict, 'theirs') : text;
      const { name } = conflict;
      if (texts.snapshot().conflicts.has(name)) texts.decide(name, stays);
      else texts.change(`${name} decided`, new Map([[name, stays]]));
      setKnown([...known, conflict]);
    },
  };
};
