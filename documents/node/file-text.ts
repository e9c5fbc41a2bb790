const byteOrderMark = '\ufeff';

/**
 * Decodes the exact text of a file, including the byte order mark and line endings that the document reader removes.
 */
export const decodeExact = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/**
 * Restores the byte order mark and classic Mac OS line endings (CR) of the former file in a text, which the document
 * reader removes.
 * @param former the exact former text of the file
 */
export const restoreFileFormat = (former: string, text: string): string => {
  const isOfOldMac = former.includes('\r') && !former.includes('\n');
  const mark = former.startsWith(byteOrderMark) && !text.startsWith(byteOrderMark) ? byteOrderMark : '';
  return mark + (isOfOldMac ? text.replaceAll('\n', '\r') : text);
};
