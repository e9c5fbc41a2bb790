/** `page-schema-site/parts`: building blocks for the components of a site's custom section types. */
import '../theme/augment.ts';

export { Actions } from './actions.tsx';
export { Band } from './band.tsx';
export { columnsFor, Grid, gridSizes } from './grid.tsx';
export { Icon } from './icon.tsx';
export { Picture } from './image/picture.tsx';
export { Split } from './band.tsx';
export { Stack } from './band.tsx';
export { Heading2, Heading3, Heading4 } from './text.tsx';
export { RichText } from './text.tsx';
export { SectionHeading } from './text.tsx';
export { visuallyHidden } from './styles.ts';
