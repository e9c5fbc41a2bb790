import type { ClickTarget } from '../../renderer/browser/click-target.ts';
import type { PageData } from '../../renderer/context.tsx';
import type { Section } from '../../schema/section.ts';
import type { Site } from '../../schema/site.ts';
import type { EntryAction } from '../ui/section-tools.ts';
import type { Shortcut } from '../core/shortcut.ts';

/** Messages from the Studio to the page in a frame: payloads by name. */
export type ToPage = {
  show: {
    site: Site;
    data: PageData;
    /** Whether the page shows an older version because the current texts cannot be rendered. */
    isBehind: boolean;
    /** Labels of the sections in page order. */
    names: string[];
    /** The step of a form that is being edited, which the page shows. */
    edited?: { form: string; step: number | undefined } | undefined;
  };
  /** Shows a single section without header and footer. */
  part: { site: Site; data: PageData; section: Section };
  /** Scrolls to a section and outlines it. */
  select: number | undefined;
  /** The content of a requested image. */
  image: { url: string; content: Blob };
};

/** Messages from the page in a frame to the Studio: payloads by name. */
export type FromPage = {
  ready: undefined;
  clicked: ClickTarget;
  section: { action: EntryAction; index: number };
  /** The `href` of a link that was opened with Ctrl or Cmd. */
  followed: string;
  /** Sent if the page cannot be rendered. */
  failed: undefined;
  shortcut: Shortcut;
  /** Files that were dropped, with the target of the drop, or pasted. */
  files: { files: readonly File[]; on?: ClickTarget };
  /** The `blob:` URL of an image in the Studio's memory, which the page cannot load itself. */
  imageRequested: string;
};

/**
 * Returns a function that posts named messages to another window.
 * @param to returns the target window, if it exists
 * @param origin expected origin of the target; `*` if it is sandboxed
 */
export const createMessenger =
  <Messages>(to: () => Window | null | undefined, origin = location.origin) =>
  <Name extends keyof Messages>(name: Name, value: Messages[Name]): void =>
    to()?.postMessage([name, value], origin);

/**
 * Handles messages from another window.
 * @param from returns the source window; messages of other windows are ignored
 * @param handlers handlers by message name
 * @param sourceOrigin expected origin of the source; `'null'` if it is sandboxed
 * @returns a function that removes the listener
 */
export const onMessages = <Messages>(
  from: () => Window | null | undefined,
  handlers: { [Name in keyof Messages]?: (value: Messages[Name]) => void },
  sourceOrigin = location.origin,
): (() => void) => {
  const receive = ({ data, source, origin }: MessageEvent<[keyof Messages, never]>): void => {
    if (source === null || source !== from() || origin !== sourceOrigin) return;
    const [name, value] = data;
    handlers[name]?.(value);
  };
  addEventListener('message', receive);
  return () => removeEventListener('message', receive);
};
