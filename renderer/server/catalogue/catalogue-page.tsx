import { renderToStaticMarkup } from 'react-dom/server';
import type { Entry, ProblemKind } from '../../browser/catalogue/data.ts';
import { EntryView } from './entry-view.tsx';
import { style } from './style.ts';

const Problems = ({ problems }: { problems: ProblemKind[] }) => (
  <article id="problems">
    <h2>Every kind of problem</h2>
    <div className="wide">
      <table>
        <tbody>
          {problems.map(({ code, severity, meaning, example }) => (
            <tr key={code}>
              <td>
                <code>{code}</code>
              </td>
              <td>{severity}</td>
              <td>
                {meaning}
                <br />
                <code>{example}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </article>
);

const Search = () => (
  <search>
    <label>
      Search <input type="search" placeholder="question, picture, price …" autoComplete="off" />
    </label>{' '}
    <span role="status" />
  </search>
);

/**
 * The page of the catalogue: every section type and every kind of problem, made from the schema. It can be read and
 * searched before anything on it is rendered.
 * @param script address of what runs in it
 */
export const cataloguePage = (entries: Entry[], problems: ProblemKind[], script: string): string => {
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
            <EntryView key={entry.type} entry={entry} />
          ))}
          <Problems problems={problems} />
        </main>
        <script type="module" src={script} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
};
