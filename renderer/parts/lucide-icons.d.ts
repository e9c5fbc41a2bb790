/** The package has types for its main entry, but not for the modules of single icons. */
declare module '@lucide/icons/icons/*' {
  import type { LucideIconData } from '@lucide/icons';

  const icon: LucideIconData;
  export default icon;
}
