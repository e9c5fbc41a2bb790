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
  const { texts, saver, notice, announcement } = useStudio();
  const publishing = usePublishing();
  const { run, isRunning, failure } = useRun();
  const [outcome, setOutcome] = useState<PublishResult>();
  const [resolved, setResolved] = useState<readonly Conflict[]>([]);

  /** Returns the text from which both versions of a file in conflict started. */
  const baseOf = ({ name }: Conflict): string | undefined => {
    const { saved, conflicts } = texts.snapshot();
    // For a file that could not be saved because of a conflict, both versions started from the previously saved text.
    return (conflicts.has(name) ? saved : base)?.get(name);
  };

  /** Merges our changes and those of others of a document; where both overlap, ours are used. */
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
    // Reads the store at once: the publication contains changes of others, which the next poll would merge up to a
    // minute later.
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
        // A decision applies only to the version that the editor has seen. If a newer one was published since, the
        // editor decides again.
        setResolved(resolved.filter(({ name }) => !conflicts.some((each) => each.name === name)));
        const merged = conflicts.map((each) => [each.name, mergeConflict(each)] as const);
        texts.change('others', new Map(merged));
      }
      if (result?.state === 'published') {
        setResolved([]);
        // Earlier notices, such as how to undo a change, no longer apply.
        notice.set({ text: '' });
        announcement.set('');
        // From now on, requests may contain the names of new form fields.
        texts.startVisit();
      }
      return result;
    },
    baseOf,
    /** Records the decision of the editor about a conflict. */
    decide: (conflict: Conflict, text: string | null): void => {
      const { name } = conflict;
      if (texts.snapshot().conflicts.has(name)) texts.decide(name, text);
      else texts.change(`${name} decided`, new Map([[name, text]]));
      setResolved([...resolved, conflict]);
    },
  };
};
