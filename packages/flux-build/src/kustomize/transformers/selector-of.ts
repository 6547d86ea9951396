import type { SelectorFields } from '../config/kustomization-fields.ts';
import type { Selector } from '../resources/selector.ts';

/** Creates a selector. A missing part matches any. */
export const selectorOf = (fields: SelectorFields): Selector => ({
  group: fields.group ?? '',
  version: fields.version ?? '',
  kind: fields.kind ?? '',
  name: fields.name ?? '',
  namespace: fields.namespace ?? '',
  annotationSelector: fields.annotationSelector ?? '',
  labelSelector: fields.labelSelector ?? '',
});

/** Returns the text of a selector for messages: `kind Deployment, name web`. */
export const selectorText = (selector: Selector): string =>
  Object.entries(selector)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`)
    .join(', ') || 'anything';
