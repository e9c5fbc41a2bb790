import sharp from 'sharp';
import { cannotBeDrawn, drawingFault } from '../../pictures/drawing-fault.ts';
import { tooLarge, unreadableDrawing, type Look } from '../../pictures/limits.ts';

/** Reads a drawing as a whole: its tags, and then what they draw. */
export const lookAtDrawing = async (content: Buffer): Promise<Look> => {
  const fault = unreadableDrawing(content.length) ?? drawingFault(new TextDecoder().decode(content));
  if (fault) return { fault };
  try {
    const { width, height, format } = await sharp(content, { limitInputPixels: false }).metadata();
    if (format !== 'svg') return { fault: cannotBeDrawn };
    const large = tooLarge(width, height);
    if (large) return { fault: large };
    await sharp(content).resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    return { width, height, colour: 'transparent', isDrawing: true, isAnimated: false };
  } catch {
    return { fault: cannotBeDrawn };
  }
};
