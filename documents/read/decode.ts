import { fileProblem } from '../problems/finding.ts';
import type { ParamsOf } from '../problems/codes.ts';
import type { Problem } from '../problems/problem.ts';

/** The first bytes of binary files, by format. */
const binaryFormats: [string, string][] = [
  ['PK\u0003\u0004', 'a Word or Pages document, or an archive'],
  ['\u00d0\u00cf\u0011\u00e0', 'a Word document'],
  ['{\\rtf', 'an RTF document'],
  ['%PDF', 'a PDF'],
  ['\u00ff\u00d8\u00ff', 'an image'],
  ['\u0089PNG', 'an image'],
  ['GIF8', 'an image'],
];

const unreadable = (file: string, params: ParamsOf<'file-unreadable'>): Problem =>
  fileProblem(file, 'file-unreadable', params);

/** Whether bytes are UTF-16. Without a byte order mark, the zero bytes of Latin letters reveal it. */
const isUtf16 = (bytes: Uint8Array): boolean => {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true;
  const start = bytes.subarray(0, 64);
  return start.length > 3 && start.filter((byte) => byte === 0).length > start.length / 3;
};

/** Returns the offset of the first byte that is not valid UTF-8. */
const findInvalidByte = (bytes: Uint8Array): number => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return new TextEncoder().encode(text.slice(0, text.indexOf('\ufffd'))).length;
};

const notUtf8 = (file: string, bytes: Uint8Array): Problem => {
  const at = findInvalidByte(bytes);
  const before = new TextDecoder().decode(bytes.subarray(0, at)).split(/\r\n|\n|\r/);
  const start = { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
  return fileProblem(file, 'file-unreadable', { cause: 'encoding' }, { start, end: start });
};

/**
 * Decodes the text of a file and converts classic Mac OS line endings (CR) to `\n`.
 * @returns the problem if it is not UTF-8 text
 */
export const decode = (file: string, bytes: Uint8Array): string | Problem => {
  const start = String.fromCodePoint(...bytes.subarray(0, 8));
  const kind = binaryFormats.find(([signature]) => start.startsWith(signature));
  if (kind) return unreadable(file, { cause: 'format', format: kind[1] });
  if (isUtf16(bytes)) return unreadable(file, { cause: 'encoding' });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return notUtf8(file, bytes);
  }
  if (/^\s*<(?:!doctype|html|\?xml|head|body|div|p)\b/i.test(text))
    return unreadable(file, { cause: 'format', format: 'HTML' });
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
};
