import { type FieldPosition, itemPosition, objectPosition } from './field-order.ts';
import { type FieldPlans, planFields } from './field-plan.ts';
import { numberText, stringText } from './scalar-text.ts';
import { findUnwritable, isPlainObject, MAX_DEPTH, scalarProblem, UNWRITABLE, type UnwritableValue } from './unwritable.ts';

/** Thrown for a value that YAML cannot express. It has all problems, each with its JSON pointer. */
export class UnwritableError extends Error {
  override readonly name = 'UnwritableError';
  readonly problems: readonly UnwritableValue[];

  constructor(problems: readonly UnwritableValue[]) {
    const details = problems.map(({ pointer, found, expected }) => `${pointer || 'the whole value'} is ${found}; expected ${expected}`);
    super(`no YAML for this value: ${details.join('. ')}`);
    this.problems = problems;
  }
}

/**
 * Returns one YAML document with keys as written, block style, two spaces and a final line end. Every YAML 1.1 and 1.2 reader reads the
 * same value from it. Fields that are `undefined` are left out. Throws an `UnwritableError` for values that YAML cannot express.
 */
export const emitYaml = (value: unknown): string => flat(documentText(value, undefined));

/** Does the same with the field order of Kubernetes objects. Its string is not flat yet: see `flat`. */
export const manifestText = (manifest: object): string => documentText(manifest, objectPosition(manifest));

/** Makes V8 copy a concatenated string into one piece. Strings in many pieces would take several times the memory. */
export const flat = (text: string): string => (Number.isNaN(text.charCodeAt(0)) ? '' : text);

function documentText(value: unknown, position: FieldPosition | undefined): string {
  try {
    return `${scalarText(value, 1) ?? collectionText(value as object, 0, '', position)}\n`;
  } catch (error) {
    if (error !== UNWRITABLE) throw error;
    throw new UnwritableError(findUnwritable(value));
  }
}

/** Returns the text of a scalar or an empty list, which needs one line; undefined for other lists and maps. */
function scalarText(value: unknown, level: number): string | undefined {
  if (typeof value === 'string') return stringText(value, NEWLINES[level] as string);
  if (value === true) return 'true';
  if (value === false) return 'false';
  if (value === null) return 'null';
  if (typeof value === 'object') return undefined;
  if (scalarProblem(value)) throw UNWRITABLE;
  return typeof value === 'number' ? numberText(value) : String(value);
}

/** Returns a map or list at indentation `level`. `lead` is written before its first line, or before the space of an empty collection. */
function collectionText(value: object, level: number, lead: string, position: FieldPosition | undefined): string {
  if (level > MAX_DEPTH) throw UNWRITABLE;
  if (Array.isArray(value)) return listText(value, level, lead, position && itemPosition(position));
  if (!isPlainObject(value)) throw UNWRITABLE;
  return mapText(value as Readonly<Record<string, unknown>>, level, lead, position);
}

function mapText(map: Readonly<Record<string, unknown>>, level: number, lead: string, position: FieldPosition | undefined): string {
  let text = '';
  for (const field of planFields(map, NEWLINES[level] as string, position, PLANS[level] as FieldPlans)) {
    const value = map[field.key];
    if (value === undefined) continue;
    const scalar = scalarText(value, level + 1);
    if (text === '') text = lead + (scalar === undefined ? field.bare : `${field.bare} `);
    else text += scalar === undefined ? field.block : field.inline;
    text += scalar ?? collectionText(value as object, level + 1, NEWLINES[level + 1] as string, field.position);
  }
  return text === '' ? empty(lead, '{}') : text;
}

function listText(items: readonly unknown[], level: number, lead: string, position: FieldPosition | undefined): string {
  if (items.length === 0) return empty(lead, '[]');
  const dash = `${NEWLINES[level]}-`;
  let text = '';
  for (let index = 0; index < items.length; index++) {
    const before = index === 0 ? `${lead}-` : dash;
    const scalar = scalarText(items[index], level + 1);
    text += before + (scalar === undefined ? collectionText(items[index] as object, level + 1, ' ', position) : ` ${scalar}`);
  }
  return text;
}

/** Writes an empty collection on the line of its key or dash. */
const empty = (lead: string, brackets: string): string => (lead === '' ? brackets : ` ${brackets}`);

/** Line end and indentation for each level. */
const NEWLINES = Array.from({ length: MAX_DEPTH + 3 }, (_, level) => `\n${'  '.repeat(level)}`);

/** The cached plans for the maps of each level. */
const PLANS: readonly FieldPlans[] = NEWLINES.map(() => new Map());
