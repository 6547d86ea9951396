import type { SelectorFields } from '../config/kustomization-fields.ts';
import type { Selector } from '../resources/selector.ts';

/** A selector as it is written; what is not said is any. */
export const selectorOf = (fields: SelectorFields): Selector => ({
  group: fields.group ?? '',
  version: fields.version ?? '',
  kind: fields.kind ?? '',
  name: fields.name ?? '',
  namespace: fields.namespace ?? '',
  annotationSelector: fields.annotationSelector ?? '',
  labelSelector: fields.labelSelector ?? '',
});

/** `kind Deployment, name web` for messages. */
export const selectorText = (selector: Selector): string =>
  Object.entries(selector)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`)
    .join(', ') || 'anything';
