import { createRoot } from 'react-dom/client';
import { StoreFailure } from './github/failures.ts';
import { lookAtPicture } from './github/look-at-picture.ts';
import { openSite, shelfOf } from './github/open-site.ts';
import { preparePicture } from './github/prepare-picture.ts';
import { githubApi } from './policy.ts';
import { showStudio, Themed } from './show-studio.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { forget, remember, rememberedSignIn, type SignedIn } from './sign-in/session.ts';

/** The Studio as a static page, on a repository behind GitHub's API. */
const root = createRoot(document.getElementById('studio') as HTMLElement);

const metaOf = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';

const ask = (site: string, failed = '', isOpening = false): void =>
  root.render(
    <Themed>
      <SignInPage
        site={site}
        failed={failed}
        isOpening={isOpening}
        onSignIn={(signedIn) => void open(signedIn)}
      />
    </Themed>,
  );

const open = async (signedIn: SignedIn): Promise<void> => {
  const { owner, name, token } = signedIn;
  const site = `${owner}/${name}`;
  ask(site, '', true);
  try {
    const where = { owner, name, folder: 'pages' };
    const { store, publishing } = await openSite({
      ...where,
      api: metaOf('studio-api') || githubApi,
      token,
      shelf: shelfOf(where),
      look: lookAtPicture,
      prepare: preparePicture,
      release: 'by-person',
    });
    await showStudio(root, store, publishing);
    remember(signedIn);
  } catch (error) {
    if (error instanceof StoreFailure && error.kind === 'signed-out') forget();
    ask(site, error instanceof Error ? error.message : String(error));
  }
};

const remembered = rememberedSignIn();
if (remembered) void open(remembered);
else ask(metaOf('studio-repository'));
