import type { ByteReader } from './byte-reader.ts';

const signed = (flag: number, size: number): number => (flag & 1 ? size : -size);

/** The step to the next point of an outline (W3C WOFF2, section 5.2, "triplet encoding"). */
export const pointStep = (flag: number, bytes: ByteReader): { x: number; y: number } => {
  if (flag < 10) return { x: 0, y: signed(flag, ((flag & 14) << 7) + bytes.u8()) };
  if (flag < 20) return { x: signed(flag, (((flag - 10) & 14) << 7) + bytes.u8()), y: 0 };
  const first = bytes.u8();
  if (flag < 84) {
    const base = flag - 20;
    return {
      x: signed(flag, 1 + (base & 0x30) + (first >> 4)),
      y: signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (first & 0x0f)),
    };
  }
  const second = bytes.u8();
  if (flag < 120) {
    const base = flag - 84;
    return {
      x: signed(flag, 1 + (Math.floor(base / 12) << 8) + first),
      y: signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + second),
    };
  }
  const third = bytes.u8();
  if (flag < 124) {
    return {
      x: signed(flag, (first << 4) + (second >> 4)),
      y: signed(flag >> 1, ((second & 0x0f) << 8) + third),
    };
  }
  return { x: signed(flag, (first << 8) + second), y: signed(flag >> 1, (third << 8) + bytes.u8()) };
};
