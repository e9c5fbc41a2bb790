import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers } from '../../../../renderer/oldest-browsers.ts';

/** Names of the data's browsers that are called otherwise there. */
const otherNames: Record<string, BrowserName> = { ios: 'safari_ios' };

const oldest = Object.entries(oldestBrowsers).map(
  ([name, [major, minor]]) => [otherNames[name] ?? (name as BrowserName), major + minor / 100] as const,
);

/** `15.4` as a number that is larger for every later version. */
const toNumber = (version: string): number => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major + minor / 100;
};

/** The first version of a browser that has a feature without a switch; undefined where none has. */
const firstVersion = ({ support }: CompatStatement, browser: BrowserName): number | undefined => {
  const versions = [support[browser] ?? []]
    .flat()
    .filter(({ flags, version_removed: removed }) => !flags && !removed)
    .map(({ version_added: added }) => added)
    .filter((added) => typeof added === 'string' && added !== 'preview');
  return versions.length > 0 ? Math.min(...versions.map((added) => toNumber(String(added)))) : undefined;
};

const isInOldest = (feature: CompatStatement): boolean =>
  oldest.every(([browser, version]) => (firstVersion(feature, browser) ?? Infinity) <= version);

/** A method of this name may be meant: one that not all browsers of today have is rarer than a library's of its name. */
const isInUse = (feature: CompatStatement): boolean =>
  (['chrome', 'firefox', 'safari'] as const).every((browser) => firstVersion(feature, browser) !== undefined);

/** Whether a name means something that the oldest browsers have; a name can mean several things. */
type Known = Map<string, boolean>;

const note = (known: Known, name: string, feature: CompatStatement): void => {
  known.set(name, (known.get(name) ?? false) || isInOldest(feature));
};

const readNames = () => {
  const names: Record<'globals' | 'members' | 'statics', Known> = {
    globals: new Map(),
    members: new Map(),
    statics: new Map(),
  };
  for (const group of [bcd.api, bcd.javascript.builtins ?? {}]) {
    for (const [owner, of] of Object.entries(group)) {
      const { __compat: whole, ...members } = of as Identifier;
      if (!whole) continue;
      note(names.globals, owner, whole);
      for (const [key, { __compat: member }] of Object.entries(members)) {
        if (!member) continue;
        const name = key.replace(/_static$/, '');
        if (owner === 'Window') note(names.globals, name, member);
        if (!isInUse(member)) continue;
        if (name !== key) note(names.statics, `${owner}.${name}`, member);
        note(names.members, name, member);
      }
    }
  }
  return names;
};

const names = readNames();

/** Whether a global such as `URLPattern` is newer than the oldest browsers. */
export const isNewerGlobal = (name: string): boolean => names.globals.get(name) === false;

/**
 * Whether a method such as `checkVisibility`, or `AbortSignal.timeout` with the name of its owner, is newer than the
 * oldest browsers: everything of that name is.
 */
export const isNewerMethod = (owner: string | undefined, name: string): boolean =>
  (names.statics.get(`${owner}.${name}`) ?? names.members.get(name)) === false;
