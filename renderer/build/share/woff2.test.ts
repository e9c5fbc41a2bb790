import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { hankenGrotesk, newsreader } from '../../theme/fonts.ts';
import { fontName } from './font-name.ts';
import { unpackWoff2 } from './woff2.ts';

const { resolve } = createRequire(import.meta.url);

/** The tables of a TrueType file by name. */
const tablesOf = (font: Buffer): Map<string, Buffer> =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = font.subarray(12 + index * 16);
      const start = entry.readUInt32BE(8);
      return [entry.toString('latin1', 0, 4), font.subarray(start, start + entry.readUInt32BE(12))];
    }),
  );

describe.each([
  [newsreader, 'Newsreader 16pt 16pt'],
  [hankenGrotesk, 'Hanken Grotesk'],
])('$family', ({ file }, name) => {
  const unpacked = async () => unpackWoff2(await readFile(resolve(file)));

  it('is named', async () => {
    expect(fontName(await unpacked())).toBe(name);
  });

  it('has an outline for every glyph, within the bounds of the font', async () => {
    const tables = tablesOf(await unpacked());
    const [head, glyf, loca] = ['head', 'glyf', 'loca'].map((tag) => tables.get(tag) ?? Buffer.alloc(0));
    const glyphs = tables.get('maxp')?.readUInt16BE(4) ?? 0;
    expect(head?.readInt16BE(50)).toBe(1);
    expect(loca?.length).toBe((glyphs + 1) * 4);
    expect(loca?.readUInt32BE(glyphs * 4)).toBe(glyf?.length);
    const [left = 0, low = 0, right = 0, high = 0] = [36, 38, 40, 42].map((at) => head?.readInt16BE(at));
    for (let glyph = 0; glyph < glyphs; glyph += 1) {
      const start = loca?.readUInt32BE(glyph * 4) ?? 0;
      if (start === loca?.readUInt32BE((glyph + 1) * 4)) continue;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [2, 4, 6, 8].map((at) => glyf?.readInt16BE(start + at));
      expect({ glyph, inside: x0 >= left && y0 >= low && x1 <= right && y1 <= high }).toEqual({
        glyph,
        inside: true,
      });
    }
  });
});

it('refuses what is no such font', () => {
  expect(() => unpackWoff2(Buffer.from('wOFF and nothing more'))).toThrow('the file is not a WOFF 2 font');
});
