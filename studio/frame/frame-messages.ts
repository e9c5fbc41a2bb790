import type { ClickTarget } from '../../renderer/browser/click-target.ts';
import type { PageData } from '../../renderer/context.tsx';
import type { Section } from '../../schema/section.ts';
import type { Site } from '../../schema/site.ts';
import type { EntryAction } from '../ui/section-tools.ts';
import type { Shortcut } from '../core/shortcut.ts';

/** What the page in a frame is told, by name. */
export type ToPage = {
  show: {
    site: Site;
    data: PageData;
    /** Whether the texts are ahead of what is shown, because they cannot be rendered as they are. */
    isBehind: boolean;
    /** What sections are called, in their order. */
    names: string[];
  };
  /** Shows one section with nothing around it. */
  part: { site: Site; data: PageData; section: Section };
  /** Brings a section into view and outlines it. */
  select: number | undefined;
  /** A picture that was wanted. */
  picture: { address: string; content: Blob };
};

/** What the page in a frame tells, by name. */
export type FromPage = {
  ready: undefined;
  clicked: ClickTarget;
  section: { action: EntryAction; index: number };
  /** The address of a link. */
  followed: string;
  /** It cannot be rendered. */
  failed: undefined;
  shortcut: Shortcut;
  /** Files that were dropped, and on what; or that were pasted. */
  files: { files: readonly File[]; on?: ClickTarget };
  /** The address of a picture in the Studio's memory, which the page cannot reach. */
  wanted: string;
};

/**
 * What tells the window at the other end one of several things.
 * @param to the other end, when there is one
 * @param origin of the other end; any when it has none, because it is locked away
 */
export const createMessenger =
  <All>(to: () => Window | null | undefined, origin = location.origin) =>
  <Name extends keyof All>(name: Name, value: All[Name]): void =>
    to()?.postMessage([name, value], origin);

/**
 * Hears what the window at the other end tells.
 * @param hear what is done about each thing
 * @param other its origin; `null` when it is locked away
 * @returns what ends it
 */
export const onMessages = <All>(
  from: () => Window | null | undefined,
  hear: { [Name in keyof All]?: (value: All[Name]) => void },
  other = location.origin,
): (() => void) => {
  const take = ({ data, source, origin }: MessageEvent<[keyof All, never]>): void => {
    if (source === null || source !== from() || origin !== other) return;
    const [name, value] = data;
    hear[name]?.(value);
  };
  addEventListener('message', take);
  return () => removeEventListener('message', take);
};
