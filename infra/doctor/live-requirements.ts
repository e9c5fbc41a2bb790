import { throwIfAny } from '../terminal/command-error.ts';
import type { NamedStage } from '../stage/load.ts';
import type { ReleaseInputs } from '../release-inputs.ts';

type Documents = Pick<ReleaseInputs, 'url' | 'standIns'>;

/**
 * Returns what prevents a site from going live: a placeholder domain or placeholder company facts. A site that is hosted
 * elsewhere has a URL from which the stage accepts forms.
 */
export const findLiveBlockers = (stage: NamedStage, { url, standIns }: Documents): string[] =>
  stage.live
    ? [
        ...([`https://${stage.domain}`, ...(stage.formOrigins ?? [])].includes(url)
          ? []
          : [
              `facts.url in _site.yaml is ${url}, but the stage is at https://${stage.domain}; search engines would index wrong URLs`,
            ]),
        ...standIns,
      ]
    : [];

/**
 * Refuses to publish a site with placeholders to customers.
 * @throws CommandError that lists what to replace
 */
export const assertReadyForLive = (stage: NamedStage, documents: Documents): void =>
  throwIfAny(
    `The stage "${stage.name}" is live, but the documents contain placeholders:`,
    findLiveBlockers(stage, documents),
    'Replace them, or set live: false in the stage file.',
  );
