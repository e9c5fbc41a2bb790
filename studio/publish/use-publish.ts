import { useState } from 'react';
import type { PublishResult } from '../store/publishing.ts';
import type { Conflict } from '../store/site-store.ts';
import { merge } from '../core/merge.ts';
import { useRun } from '../core/use-run.ts';
import { usePublishing, useStudio } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';

/**
 * Saves the site, publishes it and collects conflicts.
 * @param base the published texts from which the local version started
 */
export const usePublish = (base: ReadonlyMap<string, string> | undefined) => {
  const { texts, saver, publications } = useStudio();
  const publishing = usePublishing();
  const { run, isRunning, failure } = useRun();
  const [outcome, setOutcome] = useState<PublishResult>();
  const [resolved, setResolved] = useState<readonly Conflict[]>([]);

  /** Returns the text from which both versions of a file in conflict started. */
  const baseOf = ({ name }: Conflict): string | undefined => {
    const { saved, conflicts } = texts.snapshot();
    // A file with a save conflict is based on the previously saved text.
    return (conflicts.has(name) ? saved : base)?.get(name);
  };

  /** Merges our and their changes of a document; ours win where they overlap. */
  const mergeConflict = (conflict: Conflict): string | null => {
    const ours = texts.snapshot().current.get(conflict.name) ?? null;
    return merge(ours, baseOf(conflict) ?? null, conflict.stored, 'mine') ?? null;
  };

  const saveAndPublish = async (message: string): Promise<PublishResult> => {
    await saver.save();
    if (texts.unsaved().length > 0) {
      const saving = saver.snapshot();
      const reason = saving.state === 'failed' ? saving.reason : undefined;
      const conflicts = [...texts.snapshot().conflicts].map(([name, stored]) => ({ name, stored }));
      if (reason === undefined && conflicts.length > 0) return { state: 'conflicts', conflicts };
      throw new Error(reason ?? words.store.notWritten);
    }
    const result = await publishing.publish({ message, known: resolved });
    // The publication contains changes of others, which the next poll would merge only within a minute.
    if (result.state === 'published') await saver.refresh();
    return result;
  };

  return {
    isRunning,
    failure,
    outcome,
    /** Unresolved conflicts. */
    conflicts:
      outcome?.state === 'conflicts'
        ? outcome.conflicts.filter(({ name }) => !resolved.some((each) => each.name === name))
        : [],
    publish: async (message: string): Promise<PublishResult | undefined> => {
      const result = await run(() => saveAndPublish(message));
      setOutcome(result);
      if (result?.state === 'conflicts') {
        const { conflicts } = result;
        // Resolutions refer to the version that the editor saw; ask again if a newer one was published since.
        setResolved(resolved.filter(({ name }) => !conflicts.some((each) => each.name === name)));
        const merged = conflicts.map((each) => [each.name, mergeConflict(each)] as const);
        texts.change('others', new Map(merged));
      }
      if (result?.state === 'published') {
        setResolved([]);
        publications.set(publications.snapshot() + 1);
      }
      return result;
    },
    baseOf,
    /** Records the resolution of a conflict. */
    decide: (conflict: Conflict, text: string | null): void => {
      const { name } = conflict;
      if (texts.snapshot().conflicts.has(name)) texts.decide(name, text);
      else texts.change(`${name} decided`, new Map([[name, text]]));
      setResolved([...resolved, conflict]);
    },
  };
};
