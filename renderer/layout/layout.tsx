import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { PageProvider, usePage, useSite, type PageData } from '../context.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { Popup } from './popup/popup.tsx';
import { TopBar } from './header/top-bar.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { styledByTheme } from '../parts/styles.ts';

/** Id of the page's content: the target of the skip link and of the focus after a client-side navigation. */
const contentId = 'content';

const Skip = styledByTheme('a', (theme) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: theme.spacing(1),
  left: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.tone.ground,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first link of the page, which skips bar and menus. Visible only while focused. */
const SkipLink = () => <Skip href={`#${contentId}`}>{useSite().header.skip}</Skip>;

const Main = styled('main')({ '&:focus': { outline: 'none' } });

/**
 * Hides the main button in the bar of a phone. Styled at the main element, because the footer is the same on all
 * pages.
 */
const onlyCall = {
  '& ~ footer > :last-child': {
    gridTemplateColumns: '1fr',
    '& > *': { fontSize: 'min(1.25rem, 6vw)' },
    '& > [data-look=action]': { display: 'none' },
  },
};

/** The layout above the content of every page. */
export const LayoutTop = memo(() => (
  <>
    <SkipLink />
    <TopBar />
    <Header />
  </>
));

type MainProps = {
  /** The page whose content is displayed, if it is newer than the deferred page of the surrounding layout. */
  content?: PageData;
  children: ReactNode;
};

/** The main element with breadcrumbs and content. */
export const LayoutMain = ({ content, children }: MainProps) => {
  const layoutPage = usePage();
  const page = content ?? layoutPage;
  const isTarget = page.page.route === useSite().header.action?.href;
  return (
    <Main id={contentId} tabIndex={-1} sx={isTarget ? onlyCall : {}}>
      <PageProvider value={page}>
        <Breadcrumbs />
        {children}
      </PageProvider>
    </Main>
  );
};

/** The layout below the content of every page, and the popup. */
export const LayoutBottom = () => {
  const { popup } = useSite();
  const { page } = usePage();
  return (
    <>
      <Footer />
      {popup && page.popup !== false && <Popup key={page.route} popup={popup} />}
    </>
  );
};

/**
 * The layout of every page, the same on the server and in the browser. It works without scripts: menus are native
 * popovers, groups are `details` elements.
 */
const Layout = (props: MainProps) => (
  <>
    <LayoutTop />
    <LayoutMain {...props} />
    <LayoutBottom />
  </>
);

export default Layout;
