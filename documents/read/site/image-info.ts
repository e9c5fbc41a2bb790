/** Metadata of an image file that was decoded completely. */
export type ImageInfo = {
  path: string;
  /** SHA-256 of the file, 64 hex digits. */
  hash: string;
  bytes: number;
  /** In pixels, after applying the EXIF orientation. An SVG image has the size that it specifies. */
  width: number;
  height: number;
  /** The mean color, `#rrggbb`, or `transparent` for SVG images. */
  colour: string;
  /** Whether it is an SVG image, which scales without loss. */
  isDrawing: boolean;
  /** Whether the file contains several frames, such as an animation. */
  isAnimated: boolean;
};

/** Why a file cannot be used as an image. */
export type ImageProblem = {
  /** What is wrong; follows the name of the file in messages: `is empty`. */
  message: string;
  /** How to fix it. */
  fix: string;
};

/** Metadata of a file that a document uses as an image, or its problem. */
export type ImageFact = ImageInfo | { fault: ImageProblem };
