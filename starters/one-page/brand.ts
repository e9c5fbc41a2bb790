import { defineBrand, hankenGrotesk, newsreader } from 'page-schema-site/brand';

/** A music room in the evening: paper, plum, and the gold of a lamp. Text keeps a contrast of 4.5:1 on its ground. */
export const brand = defineBrand({
  light: {
    ground: '#FCF9F5',
    ink: '#2B1E2C',
    soft: '#655766',
    rule: '#E4DAD8',
    accent: '#87571A',
    action: '#8A2F5B',
    actionHover: '#6F2449',
    onAction: '#FFFFFF',
    focus: '#2B1E2C',
  },
  dark: {
    ground: '#3D2740',
    ink: '#FCF9F5',
    soft: '#DCCFDB',
    rule: '#5F4662',
    accent: '#EBC27E',
    action: '#F0B45E',
    actionHover: '#F5C784',
    onAction: '#2B1A2D',
    focus: '#F3E2C4',
  },
  alternate: '#F5EFEA',
  deep: '#2B1A2D',
  pale: '#F1E1CC',
  field: '#83747F',
  success: '#2C6A48',
  error: '#AE2330',
  radius: 10,
  fonts: { heading: newsreader, text: hankenGrotesk },
  headingWeight: 500,
});
