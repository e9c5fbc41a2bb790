import { Typography } from '@mui/material';
import type { Path } from '../../../documents/read/document/path.ts';
import { findLowestContrast, textRatio } from '../../../schema/contrast.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { useDocument } from '../../state/use-studio.ts';

/** Shows the lowest contrast of a color of the brand, as the check computes it; renders nothing at other fields. */
export const ContrastHint = ({ file, path }: { file: string; path: Path }) => {
  const found = findLowestContrast(Object(useDocument(file)), path.join('.'));
  if (!found) return null;
  const { enough, tooLittle, text, shapes } = words.contrast;
  const message = found.ratio < found.minimum ? tooLittle : enough;
  // Rounded down, so that a ratio just below the minimum does not look sufficient.
  const ratio = Math.floor(found.ratio * 10) / 10;
  const use = found.minimum === textRatio ? text : shapes;
  return (
    <Typography variant="caption">{formatMessage(message, { ratio, use, least: found.minimum })}</Typography>
  );
};
