import { getLabel } from '../naming/labels.ts';

/** Field names in problem messages that have another label in the Studio. */
const names = ['publishAt', 'unpublishAt', 'noindex', 'href', 'src', 'imageHosts', 'timeZone'];

const name = new RegExp(String.raw`(["'“]?)(?<![\w.{/-])(${names.join('|')})(?![\w}/-]|\.\w)(["'”]?)`, 'g');

/** Replaces field names in a problem message by the labels of the Studio. */
export const withFieldLabels = (text: string): string =>
  text.replaceAll(name, (_, _open: string, field: string) => `“${getLabel(field)}”`);
