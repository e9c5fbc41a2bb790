import { defineBrand, hankenGrotesk } from 'page-schema-site/brand';

/** A clean room: white, sea blue, one coral, round corners. Text keeps a contrast of 4.5:1 on its ground. */
export const brand = defineBrand({
  light: {
    ground: '#FFFFFF',
    ink: '#12303F',
    soft: '#486270',
    rule: '#D3E2E9',
    accent: '#0B6E83',
    action: '#B83A4B',
    actionHover: '#9C2C3C',
    onAction: '#FFFFFF',
    focus: '#12303F',
  },
  dark: {
    ground: '#0F4C5C',
    ink: '#FFFFFF',
    soft: '#CFE5EB',
    rule: '#3A6F7D',
    accent: '#8FD6E1',
    action: '#FF9A8B',
    actionHover: '#FFB3A7',
    onAction: '#12303F',
    focus: '#D9F4F8',
  },
  alternate: '#EFF6F8',
  deep: '#0A3742',
  pale: '#DDF0F4',
  field: '#5F7A87',
  success: '#1E6B52',
  error: '#A4243B',
  radius: 16,
  fonts: { heading: hankenGrotesk, text: hankenGrotesk },
  headingWeight: 700,
});
