import { currentUserName } from '../stack/account.ts';
import { verifyRelease } from '../smoke/verify-deployment.ts';
import { requireOutputs } from '../stack/stack.ts';
import type { NamedStage } from '../stage/stage.ts';
import { confirmOrThrow } from '../terminal/confirm.ts';
import { CommandError } from '../terminal/command-error.ts';
import { runStep } from '../terminal/step.ts';
import { changesOf } from '../releases/changes.ts';
import { withLock } from '../releases/lock.ts';
import type { ReleaseRecord } from '../releases/record.ts';
import { activateRelease } from '../releases/publish-release.ts';
import { openReleaseStores, type ReleaseState } from '../releases/release-stores.ts';
import { commandLine } from '../terminal/command-line.mjs';

/**
 * Returns the selected release.
 * @param to its id or the end of it; default: the previously active release
 * @throws CommandError that lists the available releases
 */
const selectRelease = ({ records, history: { moves }, live }: ReleaseState, to: string): ReleaseRecord => {
  const complete = records.filter((record) => record.whole);
  const list = `${commandLine('releases')} lists them.`;
  if (to !== '') {
    const [found, ...more] = complete.filter(({ id }) => id === to || id.endsWith(`-${to}`));
    if (!found || more.length > 0)
      throw new CommandError(
        `${found ? 'Several releases end' : 'No release ID equals or ends'} with "${to}"; ${list} To go back to a tag with functions and mail: --stack --to ${to}.`,
      );
    return found;
  }
  const now = moves.findLastIndex(({ id }) => id === live);
  const earlier = moves.slice(0, Math.max(now, 0)).toReversed();
  const last = earlier.find(({ id }) => id !== live && complete.some((record) => record.id === id));
  const found = complete.find(({ id }) => id === last?.id);
  if (!found) throw new CommandError(`No release was active before this one; ${list}`);
  return found;
};

type Options = { stage: NamedStage; to: string; yes: boolean };

/**
 * Activates another release: no build, no upload, no stack change. All edge locations serve it within seconds.
 * @throws CommandError with the next step
 */
export const rollback = async ({ stage, to, yes }: Options): Promise<void> => {
  const outputs = await requireOutputs(stage);
  const { stores, ...site } = await openReleaseStores(outputs);
  const { records, live, shown } = site;
  const target = selectRelease(site, to);
  if (target.id === live) throw new CommandError(`${target.id} is already active; nothing was changed.`);
  const back = changesOf(target, shown);
  console.log(
    `\n${live} (${shown?.version}) is active; this activates ${target.id} (${target.version}). Changes compared with the active release:`,
  );
  for (const line of back) console.log(`  ${line}`);
  // The headers that the stack sends, which may differ from those that the release was built for.
  const { headers } = records.find(({ id }) => id === outputs.release.split(' ')[0]) ?? target;
  const differing = Object.keys(target.headers).filter((name) => target.headers[name] !== headers[name]);
  if (differing.length > 0)
    console.log(
      `! It was built for other response headers (${differing.join(', ')}), and the current ones are not changed: check its images. --stack --to ${target.version} rolls back everything.`,
    );
  if (!yes) await confirmOrThrow(`Activate ${target.id} on https://${stage.domain}?`);
  const by = await currentUserName();
  await runStep('Activating the release', (print) =>
    withLock(stores.store, { by, what: `a rollback to ${target.id}`, print }, (lock) =>
      activateRelease(stores, target, by, lock),
    ),
  );
  const findings = await runStep('Verifying the result', () => verifyRelease(stage, outputs, target.id));
  if (findings.length > 0) throw new CommandError(findings.join('\n'));
  console.log(
    `\nhttps://${stage.domain} serves ${target.id}. Functions, e-mail and CloudFront were not changed. The nightly rebuild builds ${target.version}; the next deployment activates its own release.`,
  );
};
