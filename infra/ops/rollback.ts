import { currentUserName } from '../stack/account.ts';
import { verifyRelease } from '../smoke/verify-deployment.ts';
import { requireOutputs } from '../stack/stack.ts';
import type { NamedStage } from '../stage/load.ts';
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
const meantRelease = ({ records, history: { moves }, live }: ReleaseState, to: string): ReleaseRecord => {
  const whole = records.filter((record) => record.whole);
  const list = `${commandLine('releases')} lists them.`;
  if (to !== '') {
    const [found, ...more] = whole.filter(({ id }) => id === to || id.endsWith(`-${to}`));
    if (!found || more.length > 0)
      throw new CommandError(
        `${found ? 'Several releases end' : 'No release is called, or ends,'} with "${to}"; ${list} To go back to a tag with functions and mail: --stack --to ${to}.`,
      );
    return found;
  }
  const now = moves.findLastIndex(({ id }) => id === live);
  const earlier = moves.slice(0, Math.max(now, 0)).toReversed();
  const last = earlier.find(({ id }) => id !== live && whole.some((record) => record.id === id));
  const found = whole.find(({ id }) => id === last?.id);
  if (!found) throw new CommandError(`No release was shown before this one; ${list}`);
  return found;
};

/** Returns headers that the stack sends and that the release was not built for. */
const otherHeaders = (target: ReleaseRecord, deployed: ReleaseRecord | undefined): string[] =>
  deployed
    ? Object.keys(target.headers).filter((name) => target.headers[name] !== deployed.headers[name])
    : [];

type Options = { stage: NamedStage; to: string; yes: boolean };

/**
 * Activates another release: no build, no upload, no stack change. All edge locations serve it within seconds.
 * @throws CommandError with the next step
 */
export const rollback = async ({ stage, to, yes }: Options): Promise<void> => {
  const outputs = await requireOutputs(stage);
  const { stores, ...site } = await openReleaseStores(outputs);
  const { records, live, shown } = site;
  const target = meantRelease(site, to);
  if (target.id === live) throw new CommandError(`${target.id} is shown already; nothing was changed.`);
  const back = changesOf(target, shown);
  console.log(
    `\n${live} (${shown?.version}) is shown; this shows ${target.id} (${target.version}) again. Seen from today:`,
  );
  for (const line of back) console.log(`  ${line}`);
  const deployed = records.find(({ id }) => id === outputs.release?.split(' ')[0]);
  const differing = otherHeaders(target, deployed);
  if (differing.length > 0)
    console.log(
      `! It was made for other headers (${differing.join(', ')}), and those of today stay: look at its pictures. With --stack --to ${target.version} everything goes back.`,
    );
  if (!yes) await confirmOrThrow(`Show ${target.id} on https://${stage.domain}?`);
  const by = await currentUserName();
  await runStep('Moving the pointer', (tell) =>
    withLock(stores.store, { by, what: `a rollback to ${target.id}`, tell }, (lock) =>
      activateRelease(stores, target, by, lock),
    ),
  );
  const findings = await runStep('Looking at the result', () => verifyRelease(stage, outputs, target.id));
  if (findings.length > 0) throw new CommandError(findings.join('\n'));
  console.log(
    `\nhttps://${stage.domain} shows ${target.id}. Functions, mail and CloudFront stayed as they are. The nightly rebuild keeps to ${target.version}; the next deployment shows what it builds.`,
  );
};
