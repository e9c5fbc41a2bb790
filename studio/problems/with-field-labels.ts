import { getLabel } from '../naming/labels.ts';

/** Fields that the check names as files have them, and that have other names in the Studio. */
const names = ['publishAt', 'unpublishAt', 'noindex', 'href', 'src', 'imageHosts', 'timeZone'];

const name = new RegExp(String.raw`(["'“]?)(?<![\w.{/-])(${names.join('|')})(?![\w}/-]|\.\w)(["'”]?)`, 'g');

/** What the check says, with the fields as the Studio calls them. */
export const withFieldLabels = (text: string): string =>
  text.replaceAll(name, (_, _open: string, field: string) => `“${getLabel(field)}”`);
