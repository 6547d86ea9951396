import type { ScalarNode } from '../go-yaml/parse-nodes.ts';
import { namedCharacter, refusedCharacter } from '../go-yaml/refused-character.ts';
import { resolveScalar } from '../scalars/resolve-scalar.ts';
import { MERGE_KEY } from '../write/unwritable.ts';
import type { YamlRuleId } from './yaml-rules.ts';

type Report = (rule: YamlRuleId, value: unknown) => void;

/** Returns the value of a scalar as Flux's readers read it, and reports values that they reject or change. */
export function constructScalar(node: ScalarNode, inFlow: boolean, report: Report): unknown {
  const { value: text, style } = node;
  if (node.tag !== '') return constructTagged(node, report);
  if (style !== 'plain') {
    if (style === 'double') checkEscapes(text, report);
    return text;
  }
  if (inFlow && text === '') report('empty-between-brackets', null);
  const value = inFlow ? scalarInFlow(text) : resolveScalar(text);
  if (typeof value === 'number') checkNumber(text, value, report);
  else if (typeof value === 'string' && value !== text) report('retyped-scalar', text);
  return value;
}

/**
 * Returns the value of a scalar between brackets. There, kustomize quotes a time of day, because it has a colon, and an empty value. Both
 * become strings.
 */
function scalarInFlow(text: string): unknown {
  const value = resolveScalar(text);
  return text === '' || (typeof value === 'string' && text.includes(':')) ? text : value;
}

/** Returns a scalar with a tag. `!!str 1` and `!!int "1"` are converted; Flux drops any other tag without a warning. */
function constructTagged({ tag, value: text, style }: ScalarNode, report: Report): unknown {
  const name = shortTag(tag);
  if (name === '!!str') return text;
  // It is a string in each position except that of a key.
  if (name === MERGE_TAG && text === MERGE_KEY) return text;
  if (name === '!') return style === 'plain' ? resolveScalar(text) : text;
  const value = resolveScalar(text);
  if (fitsTag(name, value)) return value;
  report('unknown-tag', name);
  return style === 'plain' && !name.startsWith('!!') ? text : value;
}

export const MERGE_TAG = '!!merge';

function fitsTag(tag: string, value: unknown): boolean {
  switch (tag) {
    case '!!int':
      return Number.isInteger(value) || typeof value === 'bigint';
    case '!!float':
      return typeof value === 'number';
    case '!!bool':
      return typeof value === 'boolean';
    case '!!null':
      return value === null;
    default:
      return false;
  }
}

/** Returns a tag in its short form: `!!str`. */
export const shortTag = (tag: string): string => tag.replace(/^tag:yaml\.org,2002:/, '!!');

function checkNumber(text: string, value: number, report: Report): void {
  if (Number.isSafeInteger(value)) return;
  if (!Number.isFinite(value)) report('non-finite-number', text);
  else if (Number.isInteger(value) && !/[.eE]/.test(text)) report('rounded-integer', text);
}

/** Reports escaped characters that kustomize prints without escapes. */
function checkEscapes(value: string, report: Report): void {
  const refused = refusedCharacter(value);
  if (refused !== undefined) report('refused-character', namedCharacter(refused));
}
