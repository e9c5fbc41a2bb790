/** Reads numbers one after the other, with the two packed forms of WOFF 2 (W3C WOFF2, section 4). */
export class ByteReader {
  readonly #bytes: Buffer;
  #at: number;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  u8(): number {
    return this.#bytes.readUInt8(this.#at++);
  }

  u16(): number {
    return this.u8() * 256 + this.u8();
  }

  i16(): number {
    return (this.u16() << 16) >> 16;
  }

  u32(): number {
    return this.u16() * 65_536 + this.u16();
  }

  /** The next bytes as they are. */
  take(length: number): Buffer {
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  /** UIntBase128: seven bits a byte, the high bit says that more follow. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  }

  /** 255UInt16: one byte for most numbers below 762. */
  packed16(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }
}
