/** The package has types for all icons together, and none for the files that hold one each. */
declare module '@lucide/icons/icons/*' {
  import type { LucideIconData } from '@lucide/icons';

  const icon: LucideIconData;
  export default icon;
}
