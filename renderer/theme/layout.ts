const content = '75rem';
const gutter = 'clamp(min(1.25rem, 6.25vw), 4vw, 2.5rem)';

/** A window where header and phone bar stay in view. That of a desktop at 400 % zoom is lower and shows the page instead. */
export const highEnough = '@media (min-height: 400px)';

/** Measures of the page, in one place. */
export const layout = {
  /** Width of the content. */
  content,
  /** Space at the left and right of the content on a narrow window. */
  gutter,
  /** Space at the left and right of the content of an element that is as wide as the window. */
  margin: `max(${gutter}, calc(50% - ${content} / 2))`,
  /** Longest line of running text: under 75 characters. */
  measure: '36em',
  /** Space above and below a section. */
  section: 'clamp(4.5rem, 8.4vw, 8rem)',
  /** The same of a section that is looked up rather than read, such as a table. */
  sectionDense: 'clamp(3rem, 5.2vw, 5rem)',
  /** Space between the parts of a section. */
  stack: 'clamp(2rem, 4vw, 3.5rem)',
  /** Two columns on a phone; one below the other where text is so large that words would not fit. */
  pair: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 34%)), 1fr))',
  /** Height that the bar and the header take at the top of a wide window. */
  header: '7.5rem',
  /** Height of the bar at the bottom of a phone. */
  phoneBar: '4.5rem',
  /** How long a hover takes. */
  quick: '180ms',
};
