import { Typography } from '@mui/material';
import type { Path } from '../../../documents/read/document/path.ts';
import { findLowestContrast, textRatio } from '../../../schema/contrast.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { useDocument, useFiles } from '../../state/use-studio.ts';
import { useForm } from '../state/form.ts';

/** Shows the lowest contrast of a color or a group of colors, as the check computes it; renders nothing elsewhere. */
export const ContrastHint = ({ path }: { path: Path }) => {
  const { file } = useForm();
  const { brand } = useFiles();
  const document = useDocument(file);
  const found = file === brand ? findLowestContrast(Object(document), path.join('.')) : undefined;
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
