import { childPlace, type FieldPlace, orderedKeys } from './field-order.ts';
import { keyText, numberText, stringText } from './scalar-text.ts';
import { DEEPEST, findUnwritable, isPlainObject, scalarProblem, UNWRITABLE, type UnwritableValue } from './unwritable.ts';

/** Thrown for a value that has no YAML; carries every problem, each with its JSON pointer. */
export class UnwritableError extends Error {
  override readonly name = 'UnwritableError';
  readonly problems: readonly UnwritableValue[];

  constructor(problems: readonly UnwritableValue[]) {
    const told = problems.map(({ pointer, found, expected }) => `${pointer || 'the whole value'} is ${found}; expected ${expected}`);
    super(`no YAML for this value: ${told.join('. ')}`);
    this.problems = problems;
  }
}

/**
 * One YAML document with keys as written, block style, two spaces, final line end. Every YAML 1.1 and 1.2 reader reads
 * it back equal; `undefined` fields are left out. Throws an `UnwritableError` for what YAML cannot carry.
 */
export const emitYaml = (value: unknown): string => emit(value, undefined);

/** The same with the field order of Kubernetes objects. */
export const emitManifest = (manifest: object): string => emit(manifest, 'object');

function emit(value: unknown, place: FieldPlace | undefined): string {
  try {
    const text = nodeText(value, 0, '', place);
    // Asking for a character makes one string of the pieces, which would otherwise all stay in memory.
    return `${text.charCodeAt(0) === SPACE ? text.slice(1) : text}\n`;
  } catch (error) {
    if (error !== UNWRITABLE) throw error;
    throw new UnwritableError(findUnwritable(value));
  }
}

const SPACE = 0x20;

/**
 * A value after its key's colon or its item's dash, with the space or line end between. `level` is the indentation of
 * a block that the value opens; `lead` stands before that block's first line. No `place` means keys as written.
 */
function nodeText(value: unknown, level: number, lead: string, place: FieldPlace | undefined): string {
  if (typeof value === 'string') return ` ${stringText(value, NEWLINES[level || 1] as string)}`;
  if (value === true) return ' true';
  if (value === false) return ' false';
  if (value === null) return ' null';
  if (typeof value === 'object') {
    if (level > DEEPEST) throw UNWRITABLE;
    if (Array.isArray(value)) return listText(value, level, lead, place && 'free');
    if (isPlainObject(value)) return mapText(value as Readonly<Record<string, unknown>>, level, lead, place);
  }
  if (scalarProblem(value)) throw UNWRITABLE;
  return ` ${typeof value === 'number' ? numberText(value) : String(value)}`;
}

function mapText(map: Readonly<Record<string, unknown>>, level: number, lead: string, place: FieldPlace | undefined): string {
  const newline = NEWLINES[level] as string;
  let text = '';
  for (const key of place === undefined ? Object.keys(map) : orderedKeys(map, place)) {
    const value = map[key];
    if (value === undefined) continue;
    const child = nodeText(value, level + 1, NEWLINES[level + 1] as string, place && childPlace(place, key, map));
    text += (text === '' ? lead : newline) + keyText(key, newline) + child;
  }
  return text === '' ? ' {}' : text;
}

function listText(items: readonly unknown[], level: number, lead: string, place: FieldPlace | undefined): string {
  if (items.length === 0) return ' []';
  const newline = NEWLINES[level] as string;
  let text = '';
  for (let index = 0; index < items.length; index++) {
    text += `${index === 0 ? lead : newline}-${nodeText(items[index], level + 1, ' ', place)}`;
  }
  return text;
}

/** Line end and indentation of each level. */
const NEWLINES = Array.from({ length: DEEPEST + 3 }, (_, level) => `\n${'  '.repeat(level)}`);
