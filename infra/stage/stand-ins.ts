import { throwIfAny } from '../terminal/command-error.ts';
import { handbook } from '../terminal/handbook.ts';
import type { NamedStage, Stage } from './stage.ts';

const listStandIns = (path: string, values: string[] = []): [string, string, RegExp][] =>
  values.map((value, index) => [`${path}[${index}]`, value, /\.example$/]);

/** Returns the stand-ins of a stage that were never replaced and cannot be deployed, by their paths. */
export const findStandIns = (stage: Stage): { path: string; message: string }[] => {
  const values: [string, string, RegExp][] = [
    ['account', stage.account, /^0+$/],
    ['domain', stage.domain, /\.example$/],
    ...listStandIns('formOrigins', stage.formOrigins),
    ['zone.id', stage.zone.id ?? '', /STANDIN/],
    ['previews.zone.id', stage.previews?.zone.id ?? '', /STANDIN/],
    ['zone.name', stage.zone.name, /\.example$/],
    ['mail.from', stage.mail.from, /\.example$/],
    ...listStandIns('mail.to', stage.mail.to),
    ['mail.events', stage.mail.events, /\.example$/],
    ['alarms', stage.alarms, /\.example$/],
    ['previews.domain', stage.previews?.domain ?? '', /\.example$/],
  ];
  return values.flatMap(([path, value, pattern]) =>
    pattern.test(value) ? [{ path, message: `"${value}" is a stand-in; write the real value` }] : [],
  );
};

/**
 * Throws if a stage still has stand-ins.
 * @throws CommandError that lists them
 */
export const assertNoStandIns = (stage: NamedStage, file: string): void => {
  const found = findStandIns(stage);
  throwIfAny(
    `${file} has ${found.length} stand-in${found.length === 1 ? '' : 's'}:`,
    found.map(({ path, message }) => `${stage.name}.${path} ${message}`),
    `${handbook} says where each value comes from.`,
  );
};
