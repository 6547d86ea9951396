import { buildPointer, type Fields, fieldsOf, getPointer } from '@slipway/manifest';
import { type ObjectTemplate, resultDocuments } from '../../resource-set/expand-resource-set.ts';
import { type RenderedTemplate, renderTemplate } from '../../resource-set/run-template.ts';
import { TemplateProblem } from '../../resource-set/template-problem.ts';
import { documentsOf } from '../documents-of.ts';
import { align, becomes } from './align.ts';
import type { ValueLocation } from './candidate.ts';
import type { WantedField } from './patch-candidates.ts';

/** The field of a ResourceSet that sets a field of an object. */
export interface TemplateField {
  readonly pointer: string;
  /** Whether the value comes from there; false if the position is only near it. */
  readonly whole: boolean;
  /** Set when the field is the text of a template: the position in that text. */
  readonly inside?: ValueLocation['inside'];
}

/** Finds the field of a ResourceSet that sets a field of an object: in the template of the object, or in the common metadata. */
export function templateField(resourceSet: Fields, { pointer, result }: ObjectTemplate, wanted: WantedField): TemplateField {
  const common = commonField(fieldsOf(resourceSet.spec), wanted);
  if (common !== undefined) return { pointer: common, whole: true };
  const template = getPointer(resourceSet, pointer);
  if (result === undefined) {
    const found = align(wanted.object, wanted.path, template);
    const whole = found.whole && (isTemplate(found.value) || becomes(found.value, wanted.value));
    return { pointer: `${pointer}${buildPointer(found.path)}`, whole };
  }
  const position = typeof template === 'string' ? positionIn(template, result, wanted) : undefined;
  return position === undefined ? { pointer, whole: false } : { pointer, ...position };
}

const isTemplate = (value: unknown): boolean => typeof value === 'string' && value.includes('<<');

function commonField({ commonMetadata }: Fields, { path, value }: WantedField): string | undefined {
  const [metadata, section = '', key = ''] = path;
  if (metadata !== 'metadata' || path.length !== 3) return undefined;
  const given = fieldsOf(fieldsOf(commonMetadata)[section]);
  return Object.hasOwn(given, key) && given[key] === value ? buildPointer(['spec', 'commonMetadata', section, key]) : undefined;
}

/** Finds the field in the result of the template, and then the characters of the template that created it. */
function positionIn(
  template: string,
  { inputs, document }: NonNullable<ObjectTemplate['result']>,
  { path }: WantedField,
): Pick<TemplateField, 'whole' | 'inside'> | undefined {
  const { text, offsetOf } = rendered(template, inputs) ?? {};
  const part = text === undefined ? undefined : resultDocuments(text)[document];
  const [read] = part === undefined ? [] : documentsOf(part.text, '').values();
  if (part === undefined || read === undefined || offsetOf === undefined) return undefined;
  const pointer = buildPointer(path);
  const { line, column } = read.positionOf(pointer);
  const before = part.text.split('\n', line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const written = template.slice(0, offsetOf(part.start + before + column - 1)).split('\n');
  return {
    whole: getPointer(read.value, pointer) !== undefined,
    inside: { line: written.length, column: (written.at(-1)?.length ?? 0) + 1 },
  };
}

function rendered(template: string, inputs: Fields): RenderedTemplate | undefined {
  try {
    return renderTemplate(template, inputs);
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error;
    return undefined;
  }
}
