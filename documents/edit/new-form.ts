import { Document } from 'yaml';
import { getDefinition, resolveRef, schemas } from '../read/document/schemas.ts';
import { slugify, uniqueName } from '../read/slug.ts';
import { buildExample } from './example-value.ts';
import { printDocument } from './text/yaml-style.ts';

const root = schemas.form;

/** The kinds of fields of a new form. */
const kinds = ['name', 'email', 'paragraph'];

/** Returns a name for the file of a new form, from its name for editors, that no other form has. */
export const newFormType = (name: string, taken: { has: (type: string) => boolean }): string => {
  const base =
    slugify(name)
      .replace(/^[^a-z]+/, '')
      .slice(0, 36) || 'form';
  return uniqueName(base, (type) => taken.has(type));
};

/**
 * Returns the text of a new form that asks for a name, an e-mail address and a message.
 * @param routes the pages of the site: links to others are omitted
 */
export const createFormText = (name: string, routes: { has: (route: string) => boolean }): string => {
  const { properties = {} } = resolveRef(root, root).properties?.['texts'] ?? {};
  const withoutDeadLinks = (text: unknown): unknown =>
    String(text).replaceAll(/\[([^\]]*)\]\((\/[^)]*)\)/g, (link, label: string, route: string) =>
      routes.has(route) ? link : label,
    );
  const fields = kinds.map((kind) => getDefinition(root, kind)?.examples?.[0]);
  // Omits `success`, because most forms do not need another text in their place after they were sent.
  const texts = Object.entries(properties)
    .filter(([each]) => each !== 'success')
    .map(([each, node]) => [each, buildExample(root, node, withoutDeadLinks)]);
  const form = { name, steps: [{ fields }], texts: Object.fromEntries(texts) };
  return printDocument(new Document(form));
};
