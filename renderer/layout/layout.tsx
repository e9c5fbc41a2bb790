import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { PageProvider, usePage, useSite, type PageData } from '../context.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { Popup } from './popup/popup.tsx';
import { TopBar } from './header/top-bar.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { styledByTheme } from '../parts/themed.ts';

/** Where the page's own content begins; the target of the link and of focus after a move within the site. */
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

/** The first link of the page: past bar and menus to the content. Seen when it has the focus. */
const SkipLink = () => <Skip href={`#${contentId}`}>{useSite().header.skip}</Skip>;

const Main = styled('main')({ '&:focus': { outline: 'none' } });

/** What is above the content of every page. */
export const LayoutTop = memo(() => (
  <>
    <SkipLink />
    <TopBar />
    <Header />
  </>
));

type MainProps = {
  /** The page whose content is shown, when it is ahead of what is around it. */
  content?: PageData;
  children: ReactNode;
};

/** Around the content of every page. */
export const LayoutMain = ({ content, children }: MainProps) => {
  const around = usePage();
  return (
    <Main id={contentId} tabIndex={-1}>
      <PageProvider value={content ?? around}>
        <Breadcrumbs />
        {children}
      </PageProvider>
    </Main>
  );
};

/** What is below the content of every page, and the card that comes up over it. */
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
 * What is around the content of every page. It is the same on the server and in the browser, and works before any
 * script: menus are native popovers, groups native disclosures, links plain links.
 */
const Layout = (props: MainProps) => (
  <>
    <LayoutTop />
    <LayoutMain {...props} />
    <LayoutBottom />
  </>
);

export default Layout;
