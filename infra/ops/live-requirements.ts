import { throwIfAny } from '../terminal/command-error.ts';
import type { NamedStage } from '../stage/stage.ts';
import type { ReleaseInputs } from '../release-inputs.ts';

/**
 * Refuses to publish a site with a placeholder domain, placeholder company facts or examples to customers. A site that is hosted
 * elsewhere has a URL from which the stage accepts forms.
 * @throws CommandError that lists what to replace
 */
export const assertReadyForLive = (
  { name, live, domain, formOrigins = [] }: NamedStage,
  { url, placeholderFacts }: Pick<ReleaseInputs, 'url' | 'placeholderFacts'>,
): void => {
  if (!live) return;
  const isOurs = [`https://${domain}`, ...formOrigins].includes(url);
  const wrongUrl = `facts.url in _site.yaml is ${url}, but the stage is at https://${domain}; search engines would index wrong URLs`;
  throwIfAny(
    `The stage "${name}" is live, but the documents contain placeholders:`,
    [...(isOurs ? [] : [wrongUrl]), ...placeholderFacts],
    'Replace them, or set live: false in the stage file. Remove the mark of an example that the owner confirms.',
  );
};
