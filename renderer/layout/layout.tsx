import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { usePage, useSite } from '../context.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Popup } from './popup.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { Trail } from './trail.tsx';

const Main = styled('main')({ '&:focus': { outline: 'none' } });

/**
 * What is around the content of every page. Its parts that are the same on all of them are drawn once. It is the same on the server and in the browser, and works before any
 * script: menus are native popovers, groups native disclosures, links plain links.
 */
const Layout = ({ children }: { children: ReactNode }) => {
  const { popup } = useSite();
  const { route } = usePage().page;
  return (
    <>
      <SkipLink />
      <TopBar />
      <Header />
      <Main id={contentId} tabIndex={-1}>
        <Trail />
        {children}
      </Main>
      <Footer />
      {popup && <Popup key={route} popup={popup} />}
    </>
  );
};

export default Layout;
