import { good, warn, type Check } from './finding.ts';

/** Whether pull requests are shown, what GitHub has to know for it, and what their names reach. */
export const previews: Check = async function* (stage, facts) {
  if (!stage.previews)
    return yield good(
      'pull requests have no previews: the stage file names no wildcard name for them (infra/handbook/previews.md)',
    );
  const { domain, zone } = stage.previews;
  const { previewBucket, previewRole } = await facts.outputs();
  if (zone.name === stage.zone.name)
    yield warn(
      `previews lie below ${zone.name}, as the site does: a cookie that a preview sets for ${zone.name} is sent to the site`,
      'The site reads no cookies. If anything else of this domain does, give previews a domain of their own: infra/handbook/previews.md.',
    );
  yield previewBucket === undefined || previewRole === undefined
    ? warn('previews are not deployed yet', `npm run deploy -- --stage ${stage.name}`)
    : good(
        `pull requests are shown below ${domain}; GitHub knows it by PREVIEW_DOMAIN=${domain} of the repository, and by AWS_ROLE=${previewRole} and PREVIEW_BUCKET=${previewBucket} of its environment previews`,
      );
};
