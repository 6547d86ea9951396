import { spendOperations } from '../../spending.ts';
import { refusal } from '../nodes/refusal.ts';

/** Whether labels, or annotations, match a selector. */
export type LabelMatch = (labels: ReadonlyMap<string, string>) => boolean;

/**
 * Parses a selector of Kubernetes: `a=b, c!=d, e in (f, g), h notin (i), j, !k, l>1`. An empty selector matches all. It refuses an invalid
 * selector, and keys or values that no label can have.
 */
export function parseLabelSelector(text: string): LabelMatch {
  if (text === '') return () => true;
  // An invalid selector is refused when it is first evaluated: each resource evaluates it again.
  spendOperations(text.length);
  if (last?.text !== text) last = { text, matches: parse(text) };
  return last.matches;
}

let last: { readonly text: string; readonly matches: LabelMatch } | undefined;

function parse(text: string): LabelMatch {
  const reading: Reading = { tokens: tokenize(text), position: 0, text };
  const requirements: LabelMatch[] = [];
  while (peek(reading) !== END) {
    requirements.push(readRequirement(reading));
    const next = reading.tokens[reading.position++];
    if (next === END) break;
    if (next !== ',') throw invalid(reading);
    if (peek(reading) !== '!' && !isIdentifier(peek(reading))) throw invalid(reading);
  }
  return (labels) => requirements.every((matches) => matches(labels));
}

interface Reading {
  readonly tokens: readonly string[];
  position: number;
  readonly text: string;
}

const END = '';

const tokenize = (text: string): readonly string[] => [...(text.match(/==|!=|[=!(),<>]|[^\s=!(),<>]+/g) ?? []), END];
const peek = ({ tokens, position }: Reading): string => tokens[position] ?? END;
const isIdentifier = (token: string): boolean => token !== END && !/^[=!(),<>]/.test(token);
const invalid = ({ text }: Reading): Error => refusal('invalid-selector', `${text} is not a selector of labels`);

function readRequirement(reading: Reading): LabelMatch {
  const negated = peek(reading) === '!';
  if (negated) reading.position++;
  const key = reading.tokens[reading.position++] ?? END;
  if (!isIdentifier(key) || !isLabelKey(key)) throw invalid(reading);
  if (negated) {
    if (peek(reading) !== END && peek(reading) !== ',') readOperator(reading, key);
    return (labels) => !labels.has(key);
  }
  if (peek(reading) === END || peek(reading) === ',') return (labels) => labels.has(key);
  return readOperator(reading, key);
}

function readOperator(reading: Reading, key: string): LabelMatch {
  const operator = reading.tokens[reading.position++] ?? END;
  const values = operator === 'in' || operator === 'notin' ? readValues(reading) : [readValue(reading)];
  if (!values.every(isLabelValue)) throw invalid(reading);
  const has: LabelMatch = (labels) => labels.has(key) && values.includes(labels.get(key) as string);
  switch (operator) {
    case '=':
    case '==':
    case 'in':
      return has;
    case '!=':
    case 'notin':
      return (labels) => !has(labels);
    case '<':
    case '>': {
      const [limit] = values;
      if (limit === undefined || !INTEGER.test(limit)) throw invalid(reading);
      return (labels) => isBeyond(labels.get(key), operator, limit);
    }
    default:
      throw invalid(reading);
  }
}

const INTEGER = /^[-+]?\d+$/;

function isBeyond(value: string | undefined, operator: '<' | '>', limit: string): boolean {
  if (value === undefined || !INTEGER.test(value)) return false;
  return operator === '>' ? BigInt(value) > BigInt(limit) : BigInt(value) < BigInt(limit);
}

function readValue(reading: Reading): string {
  if (peek(reading) === END || peek(reading) === ',') return '';
  const value = reading.tokens[reading.position++] ?? END;
  if (!isIdentifier(value)) throw invalid(reading);
  return value;
}

/** A comma without a value before or after it means an empty value. */
function readValues(reading: Reading): readonly string[] {
  if (reading.tokens[reading.position++] !== '(') throw invalid(reading);
  const values: string[] = [''];
  for (;;) {
    const token = reading.tokens[reading.position++] ?? END;
    if (token === ')') return values;
    if (token === ',') values.push('');
    else if (isIdentifier(token) && values.at(-1) === '') values[values.length - 1] = token;
    else throw invalid(reading);
  }
}

const NAME = /^[A-Za-z0-9](?:[-\w.]{0,61}[A-Za-z0-9])?$/;
const PREFIX = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;

function isLabelKey(key: string): boolean {
  const parts = key.split('/');
  if (parts.length === 1) return NAME.test(key);
  return parts.length === 2 && (parts[0] as string).length <= 253 && PREFIX.test(parts[0] as string) && NAME.test(parts[1] as string);
}

const isLabelValue = (value: string): boolean => value === '' || NAME.test(value);
