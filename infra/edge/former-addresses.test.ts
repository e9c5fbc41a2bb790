import { describe, expect, test } from 'vitest';
import { cleanUrl } from '../../site-builder/hosting/clean-url.ts';
import { collectRedirects } from '../../site-builder/hosting/redirects.ts';
import { pointerText } from '../releases/active-release.ts';
import { tableOf } from '../releases/active-release.ts';
import { edgeFrom, lookupIn } from '../test/cloud/edge-function.ts';
import { edgeCode } from './code.ts';

const host = 'www.stone.test';

/** What both servers answer a path when a page had a former address. */
const answers = async (formerly: string, path: string) => {
  const page = {
    route: '/stone',
    title: 'Stone',
    description: 'Stone.',
    sections: [],
    forms: {},
    formerly: [formerly],
  };
  const redirects = collectRedirects([page]);
  const live = pointerText({ id: 'r1', redirects });
  const edge = edgeFrom(edgeCode(host, ''), host, lookupIn({ live, ...tableOf(redirects).entries }));
  const [bare = ''] = path.split('?');
  return { edge: await edge(path), preview: cleanUrl(bare, redirects) };
};

describe('a former route of any form redirects in production and in the preview server', () => {
  test.each([
    ['/services.php', '/services.php'],
    ['/services.php', '/services.php?id=7'],
    ['/About-Us', '/About-Us'],
    ['/About-Us', '/About-Us/'],
    ['/our_work', '/our_work'],
    ['/about-us/', '/about-us'],
    ['/about-us/', '/about-us/'],
    ['/about-us/', '/about-us/?utm_source=x'],
    ['/about-us', '/about-us/'],
    ['/old/page.html', '/old/page'],
    ['/old/page.html', '/old/page.html'],
    ['/old/index.html', '/old/'],
    ['/PAGE.HTM', '/PAGE.HTM'],
    ['/Default.aspx', '/Default.aspx'],
    ['/cgi-bin/show.pl', '/cgi-bin/show.pl'],
    ['/blog/2019/03/v1.2', '/blog/2019/03/v1.2'],
    ['/brochure.pdf', '/brochure.pdf'],
    ['/~anna/floors', '/~anna/floors'],
    ['/über-uns', '/%C3%BCber-uns'],
    ['/%C3%BCber-uns', '/%c3%bcber-uns/'],
    ['/our work', '/our%20work'],
    ['/our%20work', '/our%20work.html'],
    ['/a+b', '/a+b'],
    ['/what%3F', '/what%3F'],
    ['/floors,stone', '/floors,stone'],
    ['/tag/(marble)', '/tag/(marble)'],
    ['/a&b=c;d:e@f!g$h*i', '/a&b=c;d:e@f!g$h*i'],
    ['/page/1/', '/page/1'],
  ])('%s, requested as %s', async (formerly, path) => {
    const { edge, preview } = await answers(formerly, path);
    const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
    expect(edge).toMatchObject({ redirect: `/stone${query}` });
    expect(preview).toEqual({ redirect: '/stone' });
  });
});

test('page data and shared files are not looked up as former routes', async () => {
  const requested: string[] = [];
  const edge = edgeFrom(edgeCode(host, 'r1 t1'), host, (key) => {
    requested.push(key);
    throw new Error('KeyNotFound');
  });
  for (const path of ['/data/stone.json', '/assets/shell-1a.js', '/media/floor-1a-640.avif'])
    await edge(path);
  expect(requested).toEqual(['live']);
});
