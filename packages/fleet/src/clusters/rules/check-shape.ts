import { childPointer, type Finding, nearest, parsePointer } from '@slipway/manifest';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Cluster } from '../cluster-spec.ts';
import type { Fleet } from '../fleet-settings.ts';
import { findingAt, type Problem } from './finding-at.ts';
import { specSchemas } from './spec-schema.ts';

/** What the compiler refuses, for definitions from plain JavaScript: unknown and missing fields, wrong types and texts. */
export function checkShape(cluster: Cluster, fleet: Pick<Fleet, 'catalogue' | 'platform'>): Finding[] {
  const { hub, workload } = validatorsOf(fleet);
  const validate = cluster.role === 'hub' ? hub : workload;
  validate(cluster);
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
  return errors.filter((error) => isTold(error, errors)).map((error) => findingAt(cluster, problemOf(error)));
}

/** Compiled once for each catalogue: a fleet is assembled many times in its tests. */
function validatorsOf(fleet: Pick<Fleet, 'catalogue' | 'platform'>): Validators {
  const known = VALIDATORS.get(fleet.platform)?.get(fleet.catalogue);
  if (known !== undefined) return known;
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
  const { hub, workload } = specSchemas(fleet);
  const validators = { hub: ajv.compile(hub), workload: ajv.compile(workload) };
  const ofPlatform = VALIDATORS.get(fleet.platform) ?? new WeakMap();
  VALIDATORS.set(fleet.platform, ofPlatform.set(fleet.catalogue, validators));
  return validators;
}

type Validators = Readonly<Record<Cluster['role'], ValidateFunction>>;
const VALIDATORS = new WeakMap<Fleet['platform'], WeakMap<Fleet['catalogue'], Validators>>();

/** A bare definition and a value of the wrong type are one mistake each, whatever else does not fit. */
function isTold(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const { instancePath, keyword, data } = error;
  if (wrapperOf(instancePath, data)) return errors.find((other) => other.instancePath === instancePath) === error;
  return keyword === 'type' || !errors.some((other) => other.keyword === 'type' && other.instancePath === instancePath);
}

/** `use` or `run` for an add-on or application that stands in the list without it. */
function wrapperOf(instancePath: string, data: unknown): 'use' | 'run' | undefined {
  const list = /^\/(addons|applications)\/\d+$/.exec(instancePath)?.[1];
  const isBare = list !== undefined && typeof data === 'object' && data !== null && 'name' in data && 'units' in data;
  return isBare ? (list === 'addons' ? 'use' : 'run') : undefined;
}

function problemOf(error: ErrorObject): Problem {
  const { instancePath, keyword, params, data, schema } = error;
  const wrapper = wrapperOf(instancePath, data);
  if (wrapper) {
    const { name } = data as { readonly name: string };
    return {
      rule: 'wrong-definition-value',
      message: `${name} stands in the list by itself`,
      pointer: instancePath,
      value: name,
      expected: `${wrapper}(definition, options)`,
      remedy: `wrap it: ${wrapper}(${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())})`,
    };
  }
  if (keyword === 'additionalProperties') return unknownField(error, String(params.additionalProperty));
  if (keyword === 'required') {
    const field = String(params.missingProperty);
    const pointer = childPointer(instancePath, field);
    return {
      rule: 'missing-definition-field',
      message: `the field ${field} is missing`,
      pointer,
      expected: `a value for ${field}`,
      remedy: `add ${field}`,
    };
  }
  const name = error.propertyName;
  const field = name ?? String(parsePointer(instancePath).at(-1) ?? 'the definition');
  const expected = expectation(error);
  const meant = keyword === 'enum' && typeof data === 'string' ? nearest(data, schema as readonly string[]) : undefined;
  return {
    rule: 'wrong-definition-value',
    message: `the ${name === undefined ? 'value' : `name ${name}`} is wrong: it ${error.message ?? 'does not fit'}`,
    pointer: name === undefined ? instancePath : childPointer(instancePath, name),
    value: name ?? data,
    expected,
    remedy: meant ? `change ${field} to ${meant}` : name === undefined ? `give ${field} ${expected}` : `rename ${name} to ${expected}`,
  };
}

/** In words of the definition: what the schema says about the text, else what its keyword demands. */
function expectation({ keyword, parentSchema, schema }: ErrorObject): string {
  if (keyword === 'pattern') return typeof parentSchema?.says === 'string' ? parentSchema.says : `text that matches ${String(schema)}`;
  if (keyword === 'enum') return `one of ${(schema as readonly unknown[]).join(', ')}`;
  if (keyword === 'type') return WORDS[String(schema)] ?? `a value of type ${String(schema)}`;
  const bound = BOUNDS[keyword];
  return bound === undefined ? `${keyword} ${JSON.stringify(schema)}` : bound(Number(schema));
}

const WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  object: 'an object with fields',
  string: 'text in quotes',
};

const BOUNDS: Readonly<Record<string, (bound: number) => string>> = {
  minimum: (bound) => `${bound} or more`,
  maximum: (bound) => `${bound} or less`,
  minItems: (bound) => `${bound} items or more`,
  maxItems: (bound) => `${bound} items or fewer`,
  minLength: (bound) => `text of ${bound} characters or more`,
  maxLength: (bound) => `text of ${bound} characters or fewer`,
};

function unknownField({ instancePath, data, parentSchema }: ErrorObject, field: string): Problem {
  const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
  const meant = nearest(field, known);
  return {
    rule: 'unknown-definition-field',
    message: `there is no field ${field}${meant === undefined ? '' : `; did you mean ${meant}?`}`,
    pointer: childPointer(instancePath, field),
    value: (data as Readonly<Record<string, unknown>>)[field],
    expected: `one of ${known.join(', ')}`,
    remedy: meant === undefined ? 'remove it' : `rename it to ${meant}`,
  };
}
