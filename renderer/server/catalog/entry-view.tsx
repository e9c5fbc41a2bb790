import type { ReactNode } from 'react';
import { catalogSectionUrl, type CatalogEntry, type FieldRow } from '../../browser/catalog/data.ts';

/** A table with optional column headings. */
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

const createCells = ({ name, kind, required, limits, purpose }: FieldRow): ReactNode[] => [
  <code key="name">{name}</code>,
  kind,
  required ? 'yes' : '',
  limits,
  purpose,
];

type ScreenProps = { entry: CatalogEntry; name: string; width: number; scale: number };

/** A lazily loaded frame with the section in a viewport of the given width in px, scaled down to fit. */
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

/** A section type: its example on a phone and on a desktop, the YAML of the example, and its fields. */
export const CatalogEntryView = ({ entry }: { entry: CatalogEntry }) => (
  <article id={entry.type}>
    <h2>
      {entry.title} <code>{entry.type}</code>
    </h2>
    <p>{entry.description}</p>
    <div className="screens">
      {/* A shared section refers to a section of another type, so there is nothing to render. */}
      {entry.type !== 'shared' && (
        <>
          <Screen entry={entry} name="Phone" width={390} scale={0.8} />
          <Screen entry={entry} name="Desktop" width={1280} scale={0.45} />
        </>
      )}
      <div className="yaml">
        <button>Copy</button>
        <pre>{entry.yaml}</pre>
      </div>
    </div>
    <div className="wide">
      <Table
        head={['Field', 'Type', 'Required', 'Limits', 'Description']}
        rows={entry.rows.map(createCells)}
      />
    </div>
  </article>
);
