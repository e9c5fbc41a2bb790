const family = 1;
const windows = 3;

/**
 * The name under which text tools know a TrueType font (OpenType, "name"): not always the one of its package.
 * @throws Error when the font does not say
 */
export const fontName = (font: Buffer): string => {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new Error('the font has no names');
  const table = font.subarray(font.readUInt32BE(entry + 8));
  const texts = table.readUInt16BE(4);
  const record = Array.from({ length: table.readUInt16BE(2) }, (_, index) => 6 + index * 12).find(
    (at) => table.readUInt16BE(at) === windows && table.readUInt16BE(at + 6) === family,
  );
  if (record === undefined) throw new Error('the font has no name of a family');
  const start = texts + table.readUInt16BE(record + 10);
  return Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)))
    .swap16()
    .toString('utf16le');
};
