import { useState, type ReactNode } from 'react';
import type { Entry, FieldRow } from './data.ts';
import { Screen } from './screen.tsx';

const CopyButton = ({ text }: { text: string }) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`${text}\n`);
    setCopied(true);
  };
  return <button onClick={() => void copy()}>{copied ? 'Copied' : 'Copy'}</button>;
};

const Row = ({ name, kind, required, limits, purpose }: FieldRow) => (
  <tr>
    <td>
      <code>{name}</code>
    </td>
    <td>{kind}</td>
    <td>{required ? 'yes' : ''}</td>
    <td>{limits}</td>
    <td>{purpose}</td>
  </tr>
);

const Fields = ({ rows }: { rows: FieldRow[] }) => (
  <table>
    <thead>
      <tr>
        <th>Field</th>
        <th>Kind</th>
        <th>Needed</th>
        <th>Limits</th>
        <th>What it is for</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.name} {...row} />
      ))}
    </tbody>
  </table>
);

type Props = {
  entry: Entry;
  /** Draws its example; there is none for a shared piece, which is a section of another type. */
  draw: ((head: HTMLElement) => ReactNode) | undefined;
};

/** A section type: drawn on a phone and on a desk, the YAML that makes it, and its fields. */
export const EntryView = ({ entry: { type, title, description, yaml, rows }, draw }: Props) => (
  <article id={type}>
    <h2>
      {title} <code>{type}</code>
    </h2>
    <p>{description}</p>
    <div className="screens">
      {draw && (
        <>
          <Screen title={title} name="Phone" width={390} scale={0.8}>
            {draw}
          </Screen>
          <Screen title={title} name="Desk" width={1280} scale={0.45}>
            {draw}
          </Screen>
        </>
      )}
      <div className="yaml">
        <CopyButton text={yaml} />
        <pre>{yaml}</pre>
      </div>
    </div>
    <div className="wide">
      <Fields rows={rows} />
    </div>
  </article>
);
