import type { Finding } from '@slipway/manifest';
import { firstErrors, type SchemaError, schemaProblem } from '@slipway/manifest/settings';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Fleet } from '../platform/fleet-settings.ts';
import type { Cluster } from '../spec/cluster-spec.ts';
import { findingAt, type Problem } from '../spec/finding-at.ts';
import { specSchemas } from './spec-schema.ts';

/** Reports what the compiler rejects, for definitions from plain JavaScript: unknown and missing fields, wrong types and strings. */
export function checkShape(cluster: Cluster, fleet: Pick<Fleet, 'catalogue' | 'platform'>): Finding[] {
  const { hub, workload } = validatorsOf(fleet);
  const validate = cluster.role === 'hub' ? hub : workload;
  validate(cluster);
  const errors = firstErrors((validate.errors ?? []) as SchemaError[]);
  return errors.filter((error) => isOneMistake(error, errors)).map((error) => findingAt(cluster, problemOf(error)));
}

/** The validators are compiled once for each catalogue, because tests assemble a fleet many times. */
function validatorsOf(fleet: Pick<Fleet, 'catalogue' | 'platform'>): Validators {
  const known = VALIDATORS.get(fleet.platform)?.get(fleet.catalogue);
  if (known !== undefined) return known;
  // These options save most of the time for a small part of a fleet. The schemas are of this package and of the platform, so they need no
  // validation with JSON Schema. The compiled code runs once for each cluster, so it needs no optimization.
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, meta: false, validateSchema: false, code: { optimize: false } });
  const { hub, workload } = specSchemas(fleet);
  const validators = { hub: ajv.compile(hub), workload: ajv.compile(workload) };
  const ofPlatform = VALIDATORS.get(fleet.platform) ?? new WeakMap();
  VALIDATORS.set(fleet.platform, ofPlatform.set(fleet.catalogue, validators));
  return validators;
}

type Validators = Readonly<Record<Cluster['role'], ValidateFunction>>;
const VALIDATORS = new WeakMap<Fleet['platform'], WeakMap<Fleet['catalogue'], Validators>>();

/** Whether the errors are one mistake: a definition without `use` or `run` lacks several fields and has others. */
const isOneMistake = (error: SchemaError, errors: readonly SchemaError[]): boolean =>
  wrapperOf(error) === undefined || errors.find(({ instancePath }) => instancePath === error.instancePath) === error;

/** Returns `use` or `run` for an add-on or application that is in the list without it. */
function wrapperOf({ instancePath, data }: SchemaError): 'use' | 'run' | undefined {
  const list = /^\/(addons|applications)\/\d+$/.exec(instancePath)?.[1];
  const isBare = list !== undefined && typeof data === 'object' && data !== null && 'name' in data && 'units' in data;
  return isBare ? (list === 'addons' ? 'use' : 'run') : undefined;
}

function problemOf(error: SchemaError): Problem {
  const wrapper = wrapperOf(error);
  if (wrapper) {
    const { name } = error.data as { readonly name: string };
    return {
      rule: 'wrong-definition-value',
      message: `${name} is in the list without ${wrapper}()`,
      pointer: error.instancePath,
      value: name,
      expected: `${wrapper}(definition, options)`,
      remedy: `wrap it: ${wrapper}(${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())})`,
    };
  }
  const { kind, ...problem } = schemaProblem(error);
  return { rule: RULES[kind], ...problem };
}

const RULES = { unknown: 'unknown-definition-field', missing: 'missing-definition-field', wrong: 'wrong-definition-value' } as const;
