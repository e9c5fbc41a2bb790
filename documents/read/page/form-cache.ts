import type { Form, FormDocument } from '../../../schema/form.ts';
import { revisionOf } from '../../../schema/forms/revision.ts';
import { isDeepEqual } from '../document/path.ts';
import { hasErrors, type SiteDocument } from '../document/site-document.ts';
import { interpolate } from '../site/interpolate.ts';
import type { Tokens } from '../site/tokens.ts';

const createForm = (type: string, { value }: SiteDocument, tokens: Tokens): Form => {
  const document = interpolate(value, tokens.values) as FormDocument;
  return { ...document, type, revision: revisionOf(document) };
};

/** Caches the valid forms of a site. A form that has not changed is the same object as in the previous result. */
export class FormCache {
  #known: ReadonlyMap<string, Form> = new Map();

  /** Returns the forms of documents without errors, by name. */
  get(documents: ReadonlyMap<string, SiteDocument>, tokens: Tokens): ReadonlyMap<string, Form> {
    const forms = new Map<string, Form>();
    for (const [name, document] of documents) {
      if (!document.readable || hasErrors(document)) continue;
      const form = createForm(name, document, tokens);
      const known = this.#known.get(name);
      forms.set(name, known && isDeepEqual(known, form) ? known : form);
    }
    this.#known = forms;
    return forms;
  }
}
