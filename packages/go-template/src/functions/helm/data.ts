import { readYaml11, writeYaml } from '@slipway/manifest/yaml11';
import { isList, isMap, kindOf, NIL_LIST, NIL_MAP } from '../../values/go-value.ts';
import { GoError } from '../../values/template-error.ts';
import { Unknown, withoutBranchMarks } from '../../values/unknown.ts';
import { decodeJson } from '../data/decode-json.ts';
import { encodeJson, type JsonStyle } from '../data/encode-json.ts';
import { encodeToml } from '../data/encode-toml.ts';
import { yamlValue } from '../data/yaml-value.ts';
import { type Context, type FunctionDefinition, type FunctionSet, inContext, pure } from '../function-definition.ts';

const VALUE = { unknown: 'value' } as const;
const TEXT = { unknown: 'text' } as const;

const JSON_STYLE: JsonStyle = { escapesHtml: true };
const PRETTY: JsonStyle = { escapesHtml: true, indent: '  ' };
const RAW: JsonStyle = { escapesHtml: false };

/** Defines a function that encodes a value. `onError` is the result for a value that cannot be encoded. */
function encoder(
  signature: string,
  encode: (value: unknown, context: Context) => string,
  onError?: (error: GoError) => string,
): FunctionDefinition {
  return inContext(
    signature,
    (context: Context, value) => {
      try {
        return encode(value, context);
      } catch (error) {
        if (onError === undefined || !(error instanceof GoError) || error.name !== 'GoError') throw error;
        return onError(error);
      }
    },
    VALUE,
  );
}

const empty = (): string => '';

const json =
  (style: JsonStyle) =>
  (value: unknown, { markerOf }: Context): string =>
    encodeJson(value, style, markerOf);

function yaml(value: unknown, { markerOf }: Context): string {
  const text = writeYaml(yamlValue(value, markerOf));
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

function prettyYaml(value: unknown, { markerOf }: Context): string {
  const text = writeYaml(yamlValue(value, markerOf), 'v3');
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

const toml = (value: unknown, { markerOf }: Context): string => encodeToml(value, markerOf);

const TO_TEXT = 'func(interface {}) string';

/** Functions for YAML, JSON and TOML. */
export const DATA_FUNCTIONS: FunctionSet = {
  toYaml: encoder(TO_TEXT, yaml, empty),
  mustToYaml: encoder(TO_TEXT, yaml),
  toYamlPretty: encoder(TO_TEXT, prettyYaml, empty),
  fromYaml: decoder('func(string) map[string]interface {}', yamlDocument, 'map'),
  fromYamlArray: decoder('func(string) []interface {}', yamlDocument, 'list'),
  toJson: encoder(TO_TEXT, json(JSON_STYLE), empty),
  mustToJson: encoder(TO_TEXT, json(JSON_STYLE)),
  toPrettyJson: encoder(TO_TEXT, json(PRETTY), empty),
  mustToPrettyJson: encoder('func(interface {}) (string, error)', json(PRETTY)),
  toRawJson: encoder(TO_TEXT, json(RAW)),
  mustToRawJson: encoder('func(interface {}) (string, error)', json(RAW)),
  fromJson: decoder('func(string) map[string]interface {}', (text) => intoType(decodeJson(text), 'map', ''), 'map'),
  fromJsonArray: decoder('func(string) []interface {}', (text) => intoType(decodeJson(text), 'list', ''), 'list'),
  mustFromJson: pure('func(string) (interface {}, error)', (text: string) => decodeJson(text), TEXT),
  toToml: encoder(TO_TEXT, toml, (error) => {
    if (error.message.startsWith('reflect:')) throw error;
    return error.message;
  }),
  mustToToml: encoder(TO_TEXT, toml),
  // Few charts read TOML, so its content is unknown.
  fromToml: pure('func(string) map[string]interface {}', () => new Unknown('fromToml')),
};

/** The JSON functions of sprig. Their `fromJson` returns a value of any type, and nil for an error. */
export const SPRIG_JSON_FUNCTIONS: FunctionSet = {
  fromJson: pure('func(string) interface {}', decodeOrNil, TEXT),
  mustFromJson: pure('func(string) (interface {}, error)', (text: string) => decodeJson(text), TEXT),
  toJson: encoder(TO_TEXT, json(JSON_STYLE), empty),
  mustToJson: encoder('func(interface {}) (string, error)', json(JSON_STYLE)),
  toPrettyJson: encoder(TO_TEXT, json(PRETTY), empty),
  mustToPrettyJson: encoder('func(interface {}) (string, error)', json(PRETTY)),
  toRawJson: encoder(TO_TEXT, json(RAW)),
  mustToRawJson: encoder('func(interface {}) (string, error)', json(RAW)),
};

function decodeOrNil(text: string): unknown {
  try {
    return decodeJson(text);
  } catch (error) {
    if (error instanceof GoError && error.name === 'GoError') return null;
    throw error;
  }
}

type Shape = 'map' | 'list';

/** Defines a function that decodes a text. An error becomes part of the result. */
function decoder(signature: string, decode: (text: string, shape: Shape) => unknown, shape: Shape): FunctionDefinition {
  return pure(
    signature,
    (text: string) => {
      try {
        return decode(withoutBranchMarks(text), shape);
      } catch (error) {
        if (!(error instanceof GoError) || error.name !== 'GoError') throw error;
        return shape === 'map' ? { Error: error.message } : [error.message];
      }
    },
    TEXT,
  );
}

function yamlDocument(text: string, shape: Shape): unknown {
  const reading = readYaml11(text);
  if ('problem' in reading) throw new GoError(`error converting YAML to JSON: ${reading.problem}`);
  if (reading.value === null) return shape === 'map' ? {} : [];
  return intoType(reading.value, shape, 'error unmarshaling JSON: while decoding JSON: ');
}

const JSON_KINDS: Readonly<Record<string, string>> = { string: 'string', float64: 'number', bool: 'bool', map: 'object', slice: 'array' };

const GO_TYPES: Readonly<Record<Shape, string>> = { map: 'map[string]interface {}', list: '[]interface {}' };

/** Returns a decoded value as the type that the function returns. Null becomes a nil map or list. */
function intoType(value: unknown, shape: Shape, prefix: string): unknown {
  if (value === null || value === undefined) return shape === 'map' ? NIL_MAP : NIL_LIST;
  if (shape === 'map' ? isMap(value) : isList(value)) return value;
  throw new GoError(`${prefix}json: cannot unmarshal ${JSON_KINDS[kindOf(value)]} into Go value of type ${GO_TYPES[shape]}`);
}
