import type { NamedStage } from '../stage/stage.ts';
import { CommandError } from '../terminal/command-error.ts';

/** Places that can hold leads; each returns their number, or a few of many. */
type LeadHolders = Record<'archive' | 'queue' | 'dead letters', () => Promise<number>>;

/**
 * Throws if a stage is live or holds leads.
 * @throws CommandError that says where the leads are and how to export them
 */
export const assertHoldsNoLeads = async (stage: NamedStage, holders: LeadHolders): Promise<void> => {
  if (stage.live)
    throw new CommandError(
      `The stage "${stage.name}" is live and was not deleted. Set live: false in the stage file and deploy that first.`,
    );
  const found: string[] = [];
  for (const [place, count] of Object.entries(holders)) if ((await count()) > 0) found.push(place);
  if (found.length > 0)
    throw new CommandError(
      `The stage "${stage.name}" holds leads (${found.join(', ')}) and was not deleted. Export and delete them, or wait until they expire; see infra/handbook/leads.md.`,
    );
};
