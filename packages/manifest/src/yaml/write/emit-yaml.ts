import { type FieldPosition, itemPlace, objectPlace } from './field-order.ts';
import { type FieldPlans, planFields } from './field-plan.ts';
import { numberText, stringText } from './scalar-text.ts';
import { findUnwritable, isPlainObject, MAX_DEPTH, scalarProblem, UNWRITABLE, type UnwritableValue } from './unwritable.ts';

/** Thrown for a value that has no YAML; carries every problem, each with its JSON pointer. */
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
 * Returns one YAML document with keys as written, block style, two spaces and a final line end. Every YAML 1.1 and 1.2 reader reads it back
 * equal. Fields that are `undefined` are left out. Throws an `UnwritableError` for values that YAML cannot express.
 */
export const emitYaml = (value: unknown): string => flat(documentText(value, undefined));

/** Returns the same with the field order of Kubernetes objects, as parts that are not joined yet. */
export const manifestText = (manifest: object): string => documentText(manifest, objectPlace(manifest));

/** Makes one string of the pieces that it was put together from; kept as pieces, a tree takes several times the memory. */
export const flat = (text: string): string => (Number.isNaN(text.charCodeAt(0)) ? '' : text);

function documentText(value: unknown, place: FieldPosition | undefined): string {
  try {
    return `${scalarText(value, 1) ?? collectionText(value as object, 0, '', place)}\n`;
  } catch (error) {
    if (error !== UNWRITABLE) throw error;
    throw new UnwritableError(findUnwritable(value));
  }
}

/** Returns the text of a scalar or an empty list, which is on its line; undefined for maps and lists. */
function scalarText(value: unknown, level: number): string | undefined {
  if (typeof value === 'string') return stringText(value, NEWLINES[level] as string);
  if (value === true) return 'true';
  if (value === false) return 'false';
  if (value === null) return 'null';
  if (typeof value === 'object') return undefined;
  if (scalarProblem(value)) throw UNWRITABLE;
  return typeof value === 'number' ? numberText(value) : String(value);
}

/** Returns a map or list at indentation `level`. `lead` is written before its first line, and a space before an empty one if any. */
function collectionText(value: object, level: number, lead: string, place: FieldPosition | undefined): string {
  if (level > MAX_DEPTH) throw UNWRITABLE;
  if (Array.isArray(value)) return listText(value, level, lead, place && itemPlace(place));
  if (!isPlainObject(value)) throw UNWRITABLE;
  return mapText(value as Readonly<Record<string, unknown>>, level, lead, place);
}

function mapText(map: Readonly<Record<string, unknown>>, level: number, lead: string, place: FieldPosition | undefined): string {
  let text = '';
  for (const field of planFields(map, NEWLINES[level] as string, place, PLANS[level] as FieldPlans)) {
    const value = map[field.key];
    if (value === undefined) continue;
    const scalar = scalarText(value, level + 1);
    if (text === '') text = lead + (scalar === undefined ? field.bare : `${field.bare} `);
    else text += scalar === undefined ? field.block : field.inline;
    text += scalar ?? collectionText(value as object, level + 1, NEWLINES[level + 1] as string, field.place);
  }
  return text === '' ? empty(lead, '{}') : text;
}

function listText(items: readonly unknown[], level: number, lead: string, place: FieldPosition | undefined): string {
  if (items.length === 0) return empty(lead, '[]');
  const dash = `${NEWLINES[level]}-`;
  let text = '';
  for (let index = 0; index < items.length; index++) {
    const before = index === 0 ? `${lead}-` : dash;
    const scalar = scalarText(items[index], level + 1);
    text += before + (scalar === undefined ? collectionText(items[index] as object, level + 1, ' ', place) : ` ${scalar}`);
  }
  return text;
}

/** Writes an empty collection on the line of its key or dash. */
const empty = (lead: string, brackets: string): string => (lead === '' ? brackets : ` ${brackets}`);

/** Line end and indentation of each level. */
const NEWLINES = Array.from({ length: MAX_DEPTH + 3 }, (_, level) => `\n${'  '.repeat(level)}`);

/** The remembered plans for the maps of each level. */
const PLANS: readonly FieldPlans[] = NEWLINES.map(() => new Map());
