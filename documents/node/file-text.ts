const byteOrderMark = '\ufeff';

/** What a file holds, letter for letter: also what the reader of documents takes away, a byte order mark and old line ends. */
export const decodeExact = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/**
 * A text for a file as the file was written: with its byte order mark and the line ends of old Macs, which the reader of
 * documents takes away. Both may be in the text already.
 * @param former what the file held, letter for letter
 */
export const restoreFileFormat = (former: string, text: string): string => {
  const isOfOldMac = former.includes('\r') && !former.includes('\n');
  const mark = former.startsWith(byteOrderMark) && !text.startsWith(byteOrderMark) ? byteOrderMark : '';
  return mark + (isOfOldMac ? text.replaceAll('\n', '\r') : text);
};
