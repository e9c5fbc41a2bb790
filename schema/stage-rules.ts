import type { Stage } from './stages.ts';

/** A violation of a rule: the path of the value, what is wrong, and how to fix it. */
type StageProblem = { path: Path; message: string; fix: string };

type Path = (string | number)[];

/** Seconds in a year, the minimum for browsers' HSTS preload lists (https://hstspreload.org). */
const year = 31_536_000;

const isIn = (name: string, zone: string): boolean => name === zone || name.endsWith(`.${zone}`);
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Returns the host names of a stage, each with its path. */
const namesOf = ({ domain, redirectFrom = [], studio }: Stage): [Path, string][] => [
  [['domain'], domain],
  ...redirectFrom.map((host, index): [Path, string] => [['redirectFrom', index], host]),
  ...(studio ? [[['studio', 'domain'], studio.domain] as [Path, string]] : []),
];

const outOfZone = (path: Path, name: string, zone: string): StageProblem[] => {
  const message = `"${name}" is not in the zone ${zone}`;
  return isIn(name, zone) ? [] : [{ path, message, fix: 'Write a name in it, or another zone.' }];
};

/** Yields the violations of rules about several fields of one stage. */
function* findConflicts(stage: Stage): Generator<StageProblem> {
  const { zone, mail, previews, hsts, formOrigins = [] } = stage;
  for (const [path, name] of namesOf(stage)) yield* outOfZone(path, name, zone.name);
  if (previews) yield* outOfZone(['previews', 'domain'], previews.domain, previews.zone.name);
  for (const [index, origin] of formOrigins.entries())
    if (origin === `https://${stage.domain}`)
      yield { path: ['formOrigins', index], message: `"${origin}" is always accepted`, fix: 'Remove it.' };
  const sender = domainOf(mail.from);
  if (sender === zone.name || !isIn(sender, zone.name))
    yield {
      path: ['mail', 'from'],
      message: `"${mail.from}" is not in a subdomain of ${zone.name}`,
      fix: `Write one such as website@leads.${zone.name}, so that the DNS records of the company's own e-mail are not affected.`,
    };
  const [first = '', second = ''] = mail.to.map(domainOf);
  if (first === second)
    yield {
      path: ['mail', 'to'],
      message: `both mailboxes are at ${first}`,
      fix: 'Write a mailbox at another provider: a failure there would lose both e-mails.',
    };
  if (mail.to.includes(mail.events))
    yield {
      path: ['mail', 'events'],
      message: 'this is one of the two mailboxes',
      fix: 'Write a third address: a failure there could not be reported.',
    };
  if (hsts?.preload && !(hsts.includeSubDomains && hsts.maxAge >= year))
    yield {
      path: ['hsts', 'preload'],
      message: `preload requires includeSubDomains: true and a maxAge of ${year} or more`,
      fix: 'Write both, or remove preload.',
    };
}

/**
 * Yields a violation if the domain of the previews contains the host name of a stage, which a preview could then have
 * too.
 */
function* shadowedNames(stages: [string, Stage][]): Generator<StageProblem> {
  const names = stages.flatMap(([name, stage]) => {
    const hosts = [...namesOf(stage).map(([, host]) => host), domainOf(stage.mail.from)];
    return hosts.map((host) => ({ name, host, zone: stage.zone.name }));
  });
  for (const [name, { previews }] of stages) {
    const shadowed = names.find(({ host }) => previews && isIn(host, previews.domain));
    if (previews && shadowed)
      yield {
        path: [name, 'previews', 'domain'],
        message: `"${previews.domain}" contains the host name ${shadowed.host} of ${shadowed.name}`,
        fix: `Write a separate domain, such as preview.${shadowed.zone}.`,
      };
  }
}

/** Yields the violations of rules that involve several values of stages. */
export function* findStageProblems(table: Record<string, Stage>): Generator<StageProblem> {
  const owners = new Map<string, string>();
  for (const [name, stage] of Object.entries(table)) {
    if (!/^[a-z][a-z0-9-]{1,19}$/.test(name))
      yield {
        path: [name],
        message: `"${name}" cannot be the name of a stage`,
        fix: 'Write 2 to 20 lowercase letters, digits and hyphens.',
      };
    for (const problem of findConflicts(stage)) yield { ...problem, path: [name, ...problem.path] };
    const taken: [Path, string][] = [
      [['site'], `the stack ${stage.site}-${name}`],
      ...namesOf(stage),
      [['mail', 'from'], `@${domainOf(stage.mail.from)}`],
      ...(stage.previews ? [[['previews', 'domain'], `*.${stage.previews.domain}`] as [Path, string]] : []),
    ];
    for (const [path, value] of taken) {
      const owner = owners.get(value);
      if (owner !== undefined)
        yield {
          path: [name, ...path],
          message: `"${value}" is already taken by ${owner}`,
          fix: 'Write another name.',
        };
      owners.set(value, name);
    }
  }
  yield* shadowedNames(Object.entries(table));
}
