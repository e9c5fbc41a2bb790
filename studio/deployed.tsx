import { createRoot } from 'react-dom/client';
import { hasErrorsInWorker } from './checking/start-checker.ts';
import { StoreFailure } from './github/failures.ts';
import { openGitHubSite, openContentCache } from './github/open-site.ts';
import { inspectImageInBrowser, prepareImage } from './github/prepare-image.ts';
import { githubApi } from './policy.ts';
import { showStudio, Themed } from './show-studio.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { clearSession, storeSession, loadSession, type SignedIn } from './sign-in/session.ts';
import { Observable } from './core/observable.ts';
import { errorMessage, words } from './messages/messages.ts';

/** Entry point of the deployed Studio: a static page that edits a GitHub repository. */
const root = createRoot(document.getElementById('studio') as HTMLElement);

const metaOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';

const showSignIn = (site: string, failed = '', isOpening = false): void =>
  root.render(
    <Themed>
      <SignInPage
        site={site}
        failed={failed}
        isOpening={isOpening}
        onSignIn={(signedIn) => {
          showSignIn(site, '', true);
          void open(signedIn);
        }}
      />
    </Themed>,
  );

/** Signs out by reloading: the draft is persisted when the page closes, and the new page has no token in memory. */
const signOut = (): void => {
  clearSession();
  location.reload();
};

const open = async (signedIn: SignedIn): Promise<void> => {
  const { owner, name, token } = signedIn;
  const repository = { owner, name, folder: 'pages' };
  const hasEnded = new Observable(false);
  try {
    const { store, publishing } = await openGitHubSite({
      ...repository,
      api: metaOf('studio-api') || githubApi,
      token,
      signedOut: () => hasEnded.set(true),
      cache: openContentCache(repository),
      look: inspectImageInBrowser,
      prepare: prepareImage,
      hasErrors: hasErrorsInWorker,
      release: metaOf('studio-release') === 'on-accept' ? 'on-accept' : 'by-person',
    });
    await showStudio(root, store, { publishing, session: { hasEnded, signOut } });
    storeSession(signedIn);
  } catch (error) {
    if (error instanceof StoreFailure && error.kind === 'signed-out') clearSession();
    showSignIn(`${owner}/${name}`, errorMessage(error));
  }
};

const remembered = loadSession();
if (remembered) {
  root.render(<p role="status">{words.app.loading}</p>);
  void open(remembered);
} else showSignIn(metaOf('studio-repository'));
