import { readRepositoryFiles } from './repository-files.ts';
import type { BareRepository } from '../git/bare-repository.ts';

/** Markup that would execute if a text were inserted as HTML. */
export const script = `<img src=x onerror="top.ran=1;self.ran=1"><script>self.ran=1</script>`;

const letters = 'abcdefgh';
/** A YAML bomb of nested aliases: expanded it has a hundred million words. */
const bomb = [...letters]
  .map((letter, index) => {
    const entry = index === 0 ? 'words' : `*${letters[index - 1]}`;
    return `${letter}: &${letter} [${Array.from({ length: 10 }, () => entry).join(', ')}]`;
  })
  .join('\n');

/** Returns a small site with malicious texts, images and names. @param more number of additional files */
export const createHostileFiles = (more: number): Map<string, string | Buffer> => {
  const files = new Map<string, string | Buffer>(readRepositoryFiles('tests/fixtures/dentist/pages'));
  const home = String(files.get('pages/home.yaml'));
  files.set(
    'pages/home.yaml',
    home.replace(/heading: .*/, () => `heading: '${script}'`),
  );
  files.set('pages/bomb.yaml', `title: A bomb\n${bomb}\nsections: *h\n`);
  files.set(
    'pages/lead.yaml',
    `title: A lead\nsections: [{ type: hero, heading: A, tagline: 'javascript:x' }]\n`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="top.ran=1"><script>top.ran=1</script></svg>`;
  files.set('pages/media/tooth.svg', drawing);
  for (let index = 0; index < more; index += 1) files.set(`pages/notes/${index}.yaml`, `title: Note\n`);
  return files;
};

/** Adds files to the branch whose names escape its folder, which Git's own commands never write. */
export const addStrayNames = async (repository: BareRepository): Promise<void> => {
  const list = async (tree: string): Promise<string> => `${await repository.text(['ls-tree', tree])}\n`;
  const make = (input: string): Promise<string> => repository.text(['mktree'], { input });
  const secret = await repository.writeBlob('title: Not of this site\n');
  const above = await make(`100644 blob ${secret}\tsecret.yaml\n`);
  const stray = `040000 tree ${above}\t..\n120000 blob ${await repository.writeBlob('/etc/passwd')}\tlink.yaml\n`;
  const pages = await make((await list('main:pages')) + stray);
  const root = await make(`040000 tree ${pages}\tpages\n`);
  const commit = await repository.commit(root, ['main'], 'Stray names', repository.nobody);
  await repository.git(['update-ref', 'refs/heads/main', commit]);
};
