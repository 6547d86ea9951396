import { fieldComment } from './field-facts.ts';
import { type Declaration, type Declarations, type Field, named, type Type, UNKNOWN } from './type-tree.ts';

const STRING = named('string');
const STRINGS: Type = { is: 'map', values: STRING };

const required = (name: string): Field => ({ name, type: STRING, required: true });
const optional = (name: string, type: Type = STRING): Field => ({ name, type, required: false });

const AUTHORED = [optional('labels', STRINGS), optional('annotations', STRINGS), optional('finalizers', { is: 'array', items: STRING })];

const meta = (type: string, ...fields: readonly Field[]): Declaration => ({
  is: 'object',
  fields: [...fields, ...AUTHORED].map((field) => ({ ...field, comment: fieldComment('meta', type, field.name, {}) })),
});

/** The metadata that users write, by type name. The server adds the rest. Generated files import these types. */
export const metaTypes: Declarations = new Map<string, Declaration>([
  ['ObjectMeta', meta('ObjectMeta', required('name'), optional('namespace'))],
  ['ClusterObjectMeta', meta('ClusterObjectMeta', required('name'))],
  ['TemplateObjectMeta', meta('TemplateObjectMeta', optional('name'), optional('namespace'))],
  ['EmbeddedObject', { is: 'object', fields: [required('apiVersion'), required('kind')], rest: UNKNOWN }],
]);
