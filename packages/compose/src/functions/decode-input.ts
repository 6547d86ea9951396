import { encodeJson, goQuote } from '@slipway/go-template/go-format';
import { compareStrings, setKey } from '@slipway/manifest';
import { CrossplaneError } from '../values/crossplane-error.ts';
import { type GoJson, type GoObject, isGoObject } from '../values/go-json.ts';

/** A type of Go that the input of a function is decoded to. */
export type GoType =
  | { readonly kind: 'string' | 'int' | 'bool'; readonly name: string }
  /** Any value. Null is an absent value. */
  | { readonly kind: 'json' }
  /** An object with any values, including null. */
  | { readonly kind: 'map'; readonly name: string }
  | { readonly kind: 'list'; readonly item: GoType }
  | { readonly kind: 'struct'; readonly name: string; readonly fields: () => Readonly<Record<string, GoType>> };

export const STRING: GoType = { kind: 'string', name: 'string' };
export const INT64: GoType = { kind: 'int', name: 'int64' };
export const JSON_VALUE: GoType = { kind: 'json' };

export const namedString = (name: string): GoType => ({ kind: 'string', name });
export const listOfType = (item: GoType): GoType => ({ kind: 'list', item });
export const struct = (name: string, fields: () => Readonly<Record<string, GoType>>): GoType => ({ kind: 'struct', name, fields });

/** The fields that each object of Kubernetes has. */
export const OBJECT_FIELDS: Readonly<Record<string, GoType>> = { apiVersion: STRING, kind: STRING, metadata: JSON_VALUE };

/** Decodes the input of a function as the Go SDK does: an unknown field, and a value of another type, is an error. */
export function decodeInput(input: GoJson | undefined, type: GoType & { readonly kind: 'struct' }): GoObject {
  try {
    return (decode(input ?? {}, type) ?? {}) as GoObject;
  } catch (error) {
    if (!(error instanceof CrossplaneError)) throw error;
    const into = `*${type.name}`;
    throw new CrossplaneError(
      `cannot get function input ${into} from *v1.RunFunctionRequest: cannot unmarshal JSON from *structpb.Struct into ${into}: json: cannot ${error.message}`,
    );
  }
}

function decode(value: GoJson, type: GoType): GoJson | undefined {
  if (value === null && type.kind !== 'json') return undefined;
  switch (type.kind) {
    case 'json':
      return value ?? undefined;
    case 'string':
      return typeof value === 'string' ? value : mismatch(value, type);
    case 'bool':
      return typeof value === 'boolean' ? value : mismatch(value, type);
    case 'int':
      return decodeInteger(value, type);
    case 'map':
      if (!isGoObject(value)) throw new CrossplaneError(mapMismatch(value, type.name));
      return value;
    case 'list':
      if (!Array.isArray(value)) return mismatch(value, type);
      return value.map((item) => decode(item, type.item) ?? emptyValue(type.item));
    default:
      return isGoObject(value) ? decodeStruct(value, type) : mismatch(value, type);
  }
}

/** Members are decoded in the order of their names, so the first problem is always the same. */
function decodeStruct(value: GoObject, type: GoType & { readonly kind: 'struct' }): GoObject {
  const decoded: GoObject = {};
  const fields = type.fields();
  for (const key of Object.keys(value).sort(compareStrings)) {
    if (!Object.hasOwn(fields, key)) {
      throw new CrossplaneError(`unmarshal Go value of type ${type.name}: unknown name ${JSON.stringify(key)}`);
    }
    const member = decode(value[key] as GoJson, fields[key] as GoType);
    if (member !== undefined) setKey(decoded, key, member);
  }
  return decoded;
}

function decodeInteger(value: GoJson, type: GoType): GoJson {
  if (typeof value === 'bigint') return value;
  if (typeof value !== 'number') return mismatch(value, type);
  if (Number.isInteger(value) && BigInt.asIntN(64, BigInt(value)) === BigInt(value)) return BigInt(value);
  const text = encodeJson(value, { escapesHtml: false }, () => '');
  const reason = /^-?\d+$/.test(text) ? 'value out of range' : 'invalid syntax';
  throw new CrossplaneError(`${mismatchText(value, type)}: cannot parse ${goQuote(text)} as signed integer: ${reason}`);
}

const emptyValue = (type: GoType): GoJson => (type.kind === 'struct' ? {} : type.kind === 'string' ? '' : null);

function mismatch(value: GoJson, type: GoType): never {
  throw new CrossplaneError(mismatchText(value, type));
}

const mismatchText = (value: GoJson, type: GoType): string => `unmarshal JSON ${jsonKind(value)} into Go value of type ${typeText(type)}`;

const mapMismatch = (value: GoJson, name: string): string =>
  `unmarshal JSON ${jsonKind(value)} into Go value of type ${name}: json: cannot unmarshal ${jsonKind(value).replace('boolean', 'bool')} into Go value of type map[string]v1.JSON`;

function typeText(type: GoType): string {
  if (type.kind === 'json') return 'v1.JSON';
  return type.kind === 'list' ? `[]${typeText(type.item)}` : type.name;
}

function jsonKind(value: GoJson): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'bigint' ? 'number' : typeof value;
}
