/** `page-schema-site/parts`: building blocks for the components of a site's custom section types. */
import '../theme/augment.ts';

export { Actions } from './actions.tsx';
export { Band, Split, Stack } from './band.tsx';
export { columnsFor, Grid, gridSizes } from './grid.tsx';
export { Icon } from './icon.tsx';
export { Picture } from './image/picture.tsx';
export { Heading2, Heading3, Heading4, RichText, SectionHeading } from './text.tsx';
export { visuallyHidden } from './styles.ts';
