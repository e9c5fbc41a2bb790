import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CatalogEntry, ProblemKind } from '../../browser/catalog/data.ts';
import { CatalogEntryView, Table } from './entry-view.tsx';
import { style } from './style.ts';

const createCells = ({ code, severity, meaning, example }: ProblemKind): ReactNode[] => [
  <code key="code">{code}</code>,
  severity,
  <Fragment key="meaning">
    {meaning}
    <br />
    <code>{example}</code>
  </Fragment>,
];

const Search = () => (
  <search>
    <label>
      Search <input type="search" placeholder="question, image, price …" autoComplete="off" />
    </label>{' '}
    <span role="status" />
  </search>
);

/**
 * Renders the catalog page: all section types and all types of problems. It can be read and searched before the frames
 * with the examples have loaded.
 * @param script URL of the page's script
 */
export const renderCatalogPage = (
  entries: CatalogEntry[],
  problems: ProblemKind[],
  script: string,
): string => {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Sections</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>Sections</h1>
          <Search />
          <nav>
            {entries.map(({ type, title }) => (
              <a key={type} href={`#${type}`}>
                {title}
              </a>
            ))}
            <a href="#problems">Problems</a>
          </nav>
          {entries.map((entry) => (
            <CatalogEntryView key={entry.type} entry={entry} />
          ))}
          <article id="problems">
            <h2>All types of problems</h2>
            <div className="wide">
              <Table rows={problems.map(createCells)} />
            </div>
          </article>
        </main>
        <script type="module" src={script} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
};
