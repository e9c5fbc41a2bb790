import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageProvider, usePage, useSite, type PageData } from '../context.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { Popup } from './popup/popup.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TopBar } from './header/top-bar.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const Main = styled('main')({ '&:focus': { outline: 'none' } });

// The same elements at every rendering: React renders them again only when the page around them is another one.
const above = (
  <>
    <SkipLink />
    <TopBar />
    <Header />
  </>
);
const below = <Footer />;

type Props = {
  /** The page whose content is shown, when it is ahead of what is around it. */
  content?: PageData;
  children: ReactNode;
};

/**
 * What is around the content of every page. It is the same on the server and in the browser, and works before any
 * script: menus are native popovers, groups native disclosures, links plain links.
 */
const Layout = ({ content, children }: Props) => {
  const { popup } = useSite();
  const around = usePage();
  return (
    <>
      {above}
      <Main id={contentId} tabIndex={-1}>
        <PageProvider value={content ?? around}>
          <Breadcrumbs />
          {children}
        </PageProvider>
      </Main>
      {below}
      {popup && around.page.popup !== false && <Popup key={around.page.route} popup={popup} />}
    </>
  );
};

export default Layout;
