import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers } from '../../../../renderer/oldest-browsers.ts';

/** Browsers that have another name in the MDN data. */
const mdnNames: Record<string, BrowserName> = { ios: 'safari_ios' };

const oldest = Object.entries(oldestBrowsers).map(
  ([name, [major, minor]]) => [mdnNames[name] ?? (name as BrowserName), major + minor / 100] as const,
);

/** Converts a version such as `15.4` to a number that increases with each version. */
const toNumber = (version: string): number => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major + minor / 100;
};

/** Returns the first version of a browser that supports a feature without a flag, or undefined. */
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

/**
 * Whether all current browsers support a feature. Otherwise a call more likely means a library's method of the same
 * name.
 */
const isInUse = (feature: CompatStatement): boolean =>
  (['chrome', 'firefox', 'safari'] as const).every((browser) => firstVersion(feature, browser) !== undefined);

/** Whether the oldest browsers support any feature of a name. */
type Known = Map<string, boolean>;

const addName = (known: Known, name: string, feature: CompatStatement): void => {
  known.set(name, (known.get(name) ?? false) || isInOldest(feature));
};

const readNames = () => {
  const names: Record<'globals' | 'members' | 'statics', Known> = {
    globals: new Map(),
    members: new Map(),
    statics: new Map(),
  };
  for (const group of [bcd.api, bcd.javascript.builtins ?? {}]) {
    for (const [owner, entry] of Object.entries(group)) {
      const { __compat: feature, ...members } = entry as Identifier;
      if (!feature) continue;
      addName(names.globals, owner, feature);
      for (const [key, { __compat: member }] of Object.entries(members)) {
        if (!member) continue;
        const name = key.replace(/_static$/, '');
        if (owner === 'Window') addName(names.globals, name, member);
        if (!isInUse(member)) continue;
        if (name !== key) addName(names.statics, `${owner}.${name}`, member);
        addName(names.members, name, member);
      }
    }
  }
  return names;
};

const names = readNames();

/** Whether a global such as `URLPattern` is missing in the oldest supported browsers. */
export const isNewerGlobal = (name: string): boolean => names.globals.get(name) === false;

/**
 * Whether a method such as `checkVisibility`, or a static one such as `AbortSignal.timeout`, is missing in the oldest
 * supported browsers; true only if every feature of that name is.
 */
export const isNewerMethod = (owner: string | undefined, name: string): boolean =>
  (names.statics.get(`${owner}.${name}`) ?? names.members.get(name)) === false;
