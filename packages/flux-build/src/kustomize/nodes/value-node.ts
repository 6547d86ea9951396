import type { JsonValue } from './node-value.ts';
import { isTypedInYaml11, scalarTag } from './scalar-tag.ts';
import { makeNode, makeScalar, PLAIN, QUOTED, type YamlNode } from './yaml-node.ts';

/** Returns the nodes of a JSON text that is read as YAML: strings in quotes, numbers as written. */
export const jsonNode = (value: JsonValue): YamlNode => toNode(value, { number: String, style: () => QUOTED });

/** Returns the nodes of a value that Go has read and written: numbers are float64, strings are quoted if necessary. */
export const goNode = (value: JsonValue): YamlNode => toNode(value, { number: (number) => goFloat(Number(number)), style: stringStyle });

interface Print {
  readonly number: (number: number | bigint) => string;
  readonly style: (text: string) => number;
}

/** Returns the style in which go-yaml writes a string. */
const stringStyle = (text: string): number =>
  scalarTag(text) === '!!str' && !isTypedInYaml11(text) && !UNSAFE_PLAIN.test(text) ? PLAIN : QUOTED;

const UNSAFE_PLAIN = /^[-?:](?:\s|$)|^[,[\]{}#&*!|>'"%@`\s]|[\n\r\t]|:\s|\s#|[\s:]$|^$|^---|^\.\.\.|^\d+(?::[0-5]?\d)+(?:\.\d*)?$/;

function toNode(value: JsonValue, print: Print): YamlNode {
  switch (typeof value) {
    case 'string':
      return makeScalar('!!str', value, print.style(value));
    case 'boolean':
      return makeScalar('!!bool', String(value), PLAIN);
    case 'number':
    case 'bigint': {
      const text = print.number(value);
      return makeScalar(scalarTag(text), text, PLAIN);
    }
    default:
  }
  if (value === null) return makeScalar('!!null', 'null', PLAIN);
  if (Array.isArray(value))
    return makeNode(
      'list',
      '!!seq',
      '',
      PLAIN,
      (value as readonly JsonValue[]).map((item) => toNode(item, print)),
    );
  const content = Object.entries(value).flatMap(([key, item]) => [makeScalar('!!str', key, print.style(key)), toNode(item, print)]);
  return makeNode('map', '!!map', '', PLAIN, content);
}

/** Returns the shortest text of a float64, as Go's `%g`: `1e+06` from a million on. */
export function goFloat(value: number): string {
  const [digits, exponent] = value.toExponential().split('e') as [string, string];
  const power = Number(exponent);
  if (power >= -4 && power < 21 && (power < 6 || value === 0)) return Object.is(value, -0) ? '-0' : String(value);
  return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}
