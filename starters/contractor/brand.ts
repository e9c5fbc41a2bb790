import { defineBrand, hankenGrotesk } from 'page-schema-site/brand';

/** A work jacket: paper white, slate blue, and one amber stripe. Text has a contrast of 4.5:1 with its background. */
export const brand = defineBrand({
  light: {
    ground: '#FAFAF7',
    ink: '#1B2732',
    soft: '#52606C',
    rule: '#DADFE2',
    accent: '#8A5A10',
    action: '#1D5C96',
    actionHover: '#174A7A',
    onAction: '#FFFFFF',
    focus: '#1B2732',
  },
  dark: {
    ground: '#22384B',
    ink: '#FAFAF7',
    soft: '#CBD6DE',
    rule: '#455A6C',
    accent: '#F0C46C',
    action: '#F2B33D',
    actionHover: '#F7C565',
    onAction: '#16222D',
    focus: '#F6E3BC',
  },
  alternate: '#F1F2EE',
  deep: '#182835',
  pale: '#F3E3C2',
  field: '#6F7B84',
  success: '#256B47',
  error: '#B0271F',
  radius: 4,
  fonts: { heading: hankenGrotesk, text: hankenGrotesk },
  headingWeight: 700,
});
