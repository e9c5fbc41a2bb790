import { refuseFor } from '../terminal/command-error.ts';
import type { NamedStage } from '../stage/load.ts';
import type { Release } from '../release-inputs.ts';

type Documents = Pick<Release, 'url' | 'standIns'>;

/** What keeps a site from customers: an address or company facts that are not real. */
export const liveFaults = (stage: NamedStage, { url, standIns }: Documents): string[] =>
  stage.live
    ? [
        ...(url === `https://${stage.domain}`
          ? []
          : [
              `facts.url in _site.yaml is ${url}, but the stage is at https://${stage.domain}; search engines would be led astray`,
            ]),
        ...standIns,
      ]
    : [];

/**
 * Refuses to show customers a site that is not theirs.
 * @throws a `Refusal` that lists what to replace
 */
export const refuseUnready = (stage: NamedStage, documents: Documents): void =>
  refuseFor(
    `The stage "${stage.name}" is live, and the documents are not ready:`,
    liveFaults(stage, documents),
    'Mend them, or set live: false in the stage file.',
  );
