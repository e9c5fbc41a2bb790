import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.ts';
import { restoreOutlines } from './glyph-outlines.ts';

/** The tables that a file names by number (W3C WOFF2, section 4.1). */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .replaceAll('_', ' ')
    .split(/ (?=\S{3})/);

type Table = { tag: string; length: number; transformed: boolean };

const readTable = (reader: ByteReader): Table => {
  const flags = reader.u8();
  const tag = (flags & 63) === 63 ? reader.take(4).toString('latin1') : (knownTags[flags & 63] ?? '');
  const original = reader.base128();
  const outlines = tag === 'glyf' || tag === 'loca';
  const transformed = outlines ? flags >> 6 === 0 : flags >> 6 !== 0;
  if (transformed && !outlines)
    throw new Error(`the ${tag} table of the font is packed in a form that is not read`);
  return { tag, length: transformed ? reader.base128() : original, transformed };
};

/** Puts tables together as a TrueType file. Checksums stay zero: what draws the text does not ask for them. */
const sfnt = (flavor: number, tables: Map<string, Buffer>): Buffer => {
  const directory = Buffer.alloc(12 + tables.size * 16);
  directory.writeUInt32BE(flavor, 0);
  directory.writeUInt16BE(tables.size, 4);
  const bodies: Buffer[] = [];
  let offset = directory.length;
  [...tables]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .forEach(([tag, bytes], index) => {
      const at = 12 + index * 16;
      directory.write(tag, at, 'latin1');
      directory.writeUInt32BE(offset, at + 8);
      directory.writeUInt32BE(bytes.length, at + 12);
      const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
      bodies.push(padded);
      offset += padded.length;
    });
  return Buffer.concat([directory, ...bodies]);
};

/**
 * A WOFF 2 font as the TrueType font inside it, for what cannot read the packed form.
 * @throws Error when the bytes are not such a font
 */
export const unpackWoff2 = (bytes: Buffer): Buffer => {
  const header = new ByteReader(bytes);
  if (header.take(4).toString('latin1') !== 'wOF2') throw new Error('the file is not a WOFF 2 font');
  const flavor = header.u32();
  header.u32();
  const count = header.u16();
  header.take(6);
  const packedLength = header.u32();
  header.take(24);
  const entries = Array.from({ length: count }, () => readTable(header));
  const unpacked = new ByteReader(brotliDecompressSync(header.take(packedLength)));
  const tables = new Map<string, Buffer>();
  for (const { tag, length, transformed } of entries) {
    const body = unpacked.take(length);
    if (tag === 'glyf' && transformed) {
      for (const [name, table] of Object.entries(restoreOutlines(body))) tables.set(name, table);
    } else if (!(tag === 'loca' && transformed)) {
      tables.set(tag, Buffer.from(body));
    }
  }
  // The restored `loca` has long offsets (OpenType, "head", indexToLocFormat).
  if (entries.some(({ tag, transformed }) => tag === 'loca' && transformed))
    tables.get('head')?.writeInt16BE(1, 50);
  return sfnt(flavor, tables);
};
