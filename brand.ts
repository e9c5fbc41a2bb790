import { defineBrand, hankenGrotesk, newsreader } from './renderer/theme/public.ts';

/** Colors: warm white, stone, oak and dark green, with orange for the call to action. */
export const brand = defineBrand({
  light: {
    ground: '#FBFAF7',
    ink: '#1E2421',
    soft: '#55605A',
    rule: '#DDD5C8',
    accent: '#8A5D2C',
    action: '#C14D08',
    actionHover: '#A64106',
    onAction: '#FFFFFF',
    focus: '#1E2421',
  },
  dark: {
    ground: '#24382F',
    ink: '#FBFAF7',
    soft: '#C9D1CB',
    rule: '#47594F',
    accent: '#D9B88C',
    action: '#F0803C',
    actionHover: '#F59A62',
    onAction: '#182620',
    focus: '#EADBC6',
  },
  alternate: '#F3F0EA',
  deep: '#182620',
  pale: '#EADBC6',
  field: '#7C776C',
  success: '#2E6B4A',
  error: '#B3261E',
  radius: 6,
  fonts: { heading: newsreader, text: hankenGrotesk },
  headingWeight: 450,
});
