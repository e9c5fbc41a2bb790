import type { CatalogueData, ProblemKind } from './data.ts';
import { EntryView } from './entry-view.tsx';
import { LoneSection } from './lone-section.tsx';

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

/** Every section type, made from the schema and the components themselves. */
export const Catalogue = ({ data }: { data: CatalogueData }) => {
  const { entries, sections, problems } = data;
  const drawing = (type: string) => {
    const section = sections.find((candidate) => candidate.type === type);
    return section && ((head: HTMLElement) => <LoneSection data={data} section={section} head={head} />);
  };
  return (
    <main>
      <h1>Sections</h1>
      <nav>
        {entries.map(({ type, title }) => (
          <a key={type} href={`#${type}`}>
            {title}
          </a>
        ))}
        <a href="#problems">Problems</a>
      </nav>
      {entries.map((entry) => (
        <EntryView key={entry.type} entry={entry} draw={drawing(entry.type)} />
      ))}
      <Problems problems={problems} />
    </main>
  );
};
