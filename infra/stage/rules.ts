import { domainOf, stackName } from '../resource-names.ts';
import type { Stage } from './stage.ts';

/** A problem at a path of the stage file. */
export type StageProblem = { path: string; message: string };

const isIn = (name: string, zone: string): boolean => name === zone || name.endsWith(`.${zone}`);

/** Returns the host names of a stage, each with its path in the stage file. */
const namesOf = ({ domain, redirectFrom = [], studio }: Stage): [path: string, host: string][] => [
  ['domain', domain],
  ...redirectFrom.map((host, index): [string, string] => [`redirectFrom[${index}]`, host]),
  ...(studio ? [['studio.domain', studio.domain] as [string, string]] : []),
];

/** Yields problems of one stage that involve several of its fields. */
export function* findStageProblems(stage: Stage): Generator<StageProblem> {
  const { zone, mail, previews, formOrigins = [] } = stage;
  for (const [path, name] of namesOf(stage))
    if (!isIn(name, zone.name)) yield { path, message: `"${name}" is not in the zone ${zone.name}` };

  for (const [index, origin] of formOrigins.entries())
    if (origin === `https://${stage.domain}`)
      yield { path: `formOrigins[${index}]`, message: `"${origin}" is always accepted; remove it` };

  const sender = domainOf(mail.from);
  if (sender === zone.name || !isIn(sender, zone.name))
    yield {
      path: 'mail.from',
      message: `must be in a subdomain of ${zone.name}, such as website@leads.${zone.name}, so that the DNS records of the company's own e-mail are not affected`,
    };
  const [first = '', second = ''] = mail.to.map(domainOf);
  if (first === second)
    yield {
      path: 'mail.to',
      message: `both mailboxes are at ${first}; a failure there would lose both e-mails`,
    };
  if (mail.to.includes(mail.events))
    yield {
      path: 'mail.events',
      message: 'is one of the two mailboxes; a bounce there could not be reported',
    };
  if (previews && !isIn(previews.domain, previews.zone.name))
    yield {
      path: 'previews.domain',
      message: `"${previews.domain}" is not in the zone ${previews.zone.name}`,
    };
}

/** Yields names of stages that are below the domain of the previews, where each could be a preview. */
function* shadowedNames(table: Record<string, Stage>): Generator<StageProblem> {
  const names = Object.entries(table).flatMap(([name, stage]) =>
    [...namesOf(stage).map(([, host]) => host), domainOf(stage.mail.from)].map((host) => ({
      name,
      host,
      zone: stage.zone.name,
    })),
  );
  for (const [name, { previews }] of Object.entries(table)) {
    const shadowed = names.find(({ host }) => previews && isIn(host, previews.domain));
    if (previews && shadowed)
      yield {
        path: `${name}.previews.domain`,
        message: `"${previews.domain}" contains the host name ${shadowed.host} of ${shadowed.name}; previews need a separate domain, such as preview.${shadowed.zone}`,
      };
  }
}

/** Yields conflicts between stages that use the same names. */
export function* findStageConflicts(table: Record<string, Stage>): Generator<StageProblem> {
  const owners = new Map<string, string>();
  for (const [name, stage] of Object.entries(table)) {
    const taken: [string, string][] = [
      ['site', `the stack ${stackName({ site: stage.site, name })}`],
      ...namesOf(stage),
      ['mail.from', `@${domainOf(stage.mail.from)}`],
      ...(stage.previews ? [['previews.domain', `*.${stage.previews.domain}`] as [string, string]] : []),
    ];
    for (const [path, value] of taken) {
      const owner = owners.get(value);
      if (owner !== undefined)
        yield { path: `${name}.${path}`, message: `"${value}" is already taken by ${owner}` };
      owners.set(value, name);
    }
  }
  yield* shadowedNames(table);
}

const listStandIns = (path: string, values: string[] = []): [string, string, RegExp][] =>
  values.map((value, index) => [`${path}[${index}]`, value, /\.example$/]);

/** Yields stand-ins of a stage that were never replaced and cannot be deployed. */
export function* findStandIns(stage: Stage): Generator<StageProblem> {
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
  for (const [path, value, pattern] of values)
    if (pattern.test(value)) yield { path, message: `"${value}" is a stand-in; write the real value` };
}
