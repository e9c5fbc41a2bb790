import type { ReactNode } from 'react';
import { catalogSectionUrl, type CatalogEntry, type FieldRow } from '../../browser/catalog/data.ts';

/** Rows of cells, under their headings where there are some. */
export const Table = ({ head, rows }: { head?: string[]; rows: ReactNode[][] }) => (
  <table>
    {head && (
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map((cells, row) => (
        <tr key={row}>
          {cells.map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const cellsOf = ({ name, kind, required, limits, purpose }: FieldRow): ReactNode[] => [
  <code key="name">{name}</code>,
  kind,
  required ? 'yes' : '',
  limits,
  purpose,
];

type ScreenProps = { entry: CatalogEntry; name: string; width: number; scale: number };

/** A screen of a given width, shown smaller where it would not fit. It is rendered when it comes near. */
const Screen = ({ entry: { type, title }, name, width, scale }: ScreenProps) => (
  <figure style={{ width: width * scale }}>
    <figcaption>
      {name}, {width} pixels
    </figcaption>
    <div style={{ height: 320 * scale }}>
      <iframe
        title={`${title}, ${name}`}
        src={catalogSectionUrl + type}
        loading="lazy"
        data-scale={scale}
        sandbox="allow-same-origin allow-top-navigation-by-user-activation"
        style={{ width, height: 320, transform: `scale(${scale})` }}
      />
    </div>
  </figure>
);

/** A section type: rendered on a phone and on a desk, the YAML that makes it, and its fields. */
export const CatalogEntryView = ({ entry }: { entry: CatalogEntry }) => (
  <article id={entry.type}>
    <h2>
      {entry.title} <code>{entry.type}</code>
    </h2>
    <p>{entry.description}</p>
    <div className="screens">
      {/* A shared piece is a section of another type. */}
      {entry.type !== 'shared' && (
        <>
          <Screen entry={entry} name="Phone" width={390} scale={0.8} />
          <Screen entry={entry} name="Desk" width={1280} scale={0.45} />
        </>
      )}
      <div className="yaml">
        <button>Copy</button>
        <pre>{entry.yaml}</pre>
      </div>
    </div>
    <div className="wide">
      <Table head={['Field', 'Kind', 'Needed', 'Limits', 'What it is for']} rows={entry.rows.map(cellsOf)} />
    </div>
  </article>
);
