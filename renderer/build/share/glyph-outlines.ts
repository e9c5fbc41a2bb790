import { ByteReader } from './byte-reader.ts';
import { pointStep } from './point-step.ts';

const onCurve = 1;
const composite = {
  words: 0x01,
  scale: 0x08,
  moreComponents: 0x20,
  twoScales: 0x40,
  matrix: 0x80,
  instructions: 0x100,
};

const i16s = (values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeInt16BE(value, index * 2));
  return bytes;
};

const u16s = (values: number[]): Buffer => i16s(values.map((value) => (value << 16) >> 16));

type Streams = Record<
  'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'boxes' | 'instructions',
  ByteReader
>;

const simpleGlyph = (contours: number, streams: Streams, box: Buffer | undefined): Buffer => {
  let points = 0;
  const ends = Array.from({ length: contours }, () => (points += streams.points.packed16()) - 1);
  const xs: number[] = [];
  const ys: number[] = [];
  const flags = Buffer.alloc(points);
  const low = { x: Infinity, y: Infinity };
  const high = { x: -Infinity, y: -Infinity };
  const pen = { x: 0, y: 0 };
  for (let point = 0; point < points; point += 1) {
    const flag = streams.flags.u8();
    const { x, y } = pointStep(flag & 0x7f, streams.glyphs);
    xs.push(x);
    ys.push(y);
    flags[point] = flag < 0x80 ? onCurve : 0;
    pen.x += x;
    pen.y += y;
    low.x = Math.min(low.x, pen.x);
    low.y = Math.min(low.y, pen.y);
    high.x = Math.max(high.x, pen.x);
    high.y = Math.max(high.y, pen.y);
  }
  const instructions = streams.instructions.take(streams.glyphs.packed16());
  const bounds = box ?? i16s([low.x, low.y, high.x, high.y]);
  return Buffer.concat([
    i16s([contours]),
    bounds,
    u16s([...ends, instructions.length]),
    instructions,
    flags,
    i16s(xs),
    i16s(ys),
  ]);
};

const compositeGlyph = (streams: Streams, box: Buffer): Buffer => {
  const parts: Buffer[] = [i16s([-1]), box];
  for (let flags: number = composite.moreComponents; flags & composite.moreComponents;) {
    flags = streams.composites.u16();
    const scales =
      flags & composite.scale ? 2 : flags & composite.twoScales ? 4 : flags & composite.matrix ? 8 : 0;
    const rest = 2 + (flags & composite.words ? 4 : 2) + scales;
    parts.push(u16s([flags]), streams.composites.take(rest));
    if (!(flags & composite.moreComponents) && flags & composite.instructions) {
      const length = streams.glyphs.packed16();
      parts.push(u16s([length]), streams.instructions.take(length));
    }
  }
  return Buffer.concat(parts);
};

/**
 * Undoes the transformation of the `glyf` table (W3C WOFF2, section 5.1).
 * @returns the table and the `loca` table with long offsets that belongs to it
 */
export const restoreOutlines = (transformed: Buffer): { glyf: Buffer; loca: Buffer } => {
  const head = new ByteReader(transformed, 4);
  const count = head.u16();
  head.u16();
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map((size) =>
    head.take(size),
  );
  const stream = (bytes: Buffer | undefined) => new ByteReader(bytes ?? Buffer.alloc(0));
  const bitmap = boxes?.subarray(0, 4 * Math.ceil(count / 32)) ?? Buffer.alloc(0);
  const streams: Streams = {
    contours: stream(contours),
    points: stream(points),
    flags: stream(flags),
    glyphs: stream(glyphs),
    composites: stream(composites),
    boxes: stream(boxes?.subarray(bitmap.length)),
    instructions: stream(instructions),
  };
  const restored: Buffer[] = [];
  const loca = Buffer.alloc((count + 1) * 4);
  let offset = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    const outlines = streams.contours.i16();
    const hasBox = ((bitmap[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7))) !== 0;
    const box = hasBox ? streams.boxes.take(8) : undefined;
    if (outlines !== 0) {
      const bytes =
        outlines > 0
          ? simpleGlyph(outlines, streams, box)
          : compositeGlyph(streams, box ?? i16s([0, 0, 0, 0]));
      const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
      restored.push(padded);
      offset += padded.length;
    }
    loca.writeUInt32BE(offset, (glyph + 1) * 4);
  }
  return { glyf: Buffer.concat(restored), loca };
};
