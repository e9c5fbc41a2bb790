import { useMedia, useSite } from '../context.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Home = styledByTheme('a', (theme) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  color: theme.tone.ink,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: 'min(1.25rem, 10vw)',
  lineHeight: 1.1,
  textDecoration: 'none',
  textWrap: 'balance',
}));

/** The logo image and name, linked to the home page. */
export const BrandLink = () => {
  const { header, facts } = useSite();
  const mark = useMedia(header.mark);
  return (
    <Home href="/" aria-label={header.homeLabel}>
      {/* With a normal priority React preloads it before the large image of the page. */}
      <img src={mark.base} alt="" width={40} height={40} fetchPriority="low" />
      {facts.name}
    </Home>
  );
};
