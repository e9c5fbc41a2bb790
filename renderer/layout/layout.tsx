import { styled } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { PageProvider, usePage, useSite, type PageData } from '../context.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { Popup } from './popup/popup.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TopBar } from './header/top-bar.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

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
