import { goQuote } from '@slipway/go-template/go-format';
import { compareStrings, setKey } from '@slipway/manifest';
import {
  ENVIRONMENT_KEY,
  type FunctionRequest,
  type FunctionResponse,
  fatalResponse,
  type ResourceSelector,
  responseTo,
} from '../functions/composition-function.ts';
import { decodeInput } from '../functions/decode-input.ts';
import { getFieldValue, setFieldValue } from '../paths/field-value.ts';
import { CrossplaneError, withContext } from '../values/crossplane-error.ts';
import { floatJson, type GoJson, type GoObject, isGoObject } from '../values/go-json.ts';
import { goTypeName } from '../values/go-type-name.ts';
import { apiVersionOf, kindOf, nameOf } from '../values/object-fields.ts';
import { type ConfigSource, type EnvironmentInput, INPUT, type LabelMatcher, type Selector } from './input.ts';

/** Evaluates function-environment-configs 0.7: the environment of the pipeline gets the data of EnvironmentConfigs. */
export function environmentConfigs(request: FunctionRequest): FunctionResponse {
  try {
    return withEnvironment(request);
  } catch (error) {
    if (error instanceof CrossplaneError) return fatalResponse(request, error.message);
    throw error;
  }
}

function withEnvironment(request: FunctionRequest): FunctionResponse {
  const { spec = {} } = withContext('cannot get Function input from *v1.RunFunctionRequest', () =>
    decodeInput(request.input, INPUT),
  ) as EnvironmentInput;
  const { environmentConfigs: sources, defaultData } = spec;
  if (sources === undefined) return responseTo(request);
  const requirements = withContext('cannot build requirements', () => requirementsOf(sources, request.composite.resource));
  const response = { ...responseTo(request), requirements };
  const { required } = request;
  if (required === undefined) return response;
  const configs = withContext('cannot get selected environment configs', () =>
    sources.flatMap((source, index) => selectedConfigs(source, index, required, spec.policy?.resolution === 'Optional')),
  );
  const selected = withContext('cannot merge environment data', () =>
    configs.reduce<GoObject>((all, each) => merged(all, dataOf(each)), {}),
  );
  const given = request.context[ENVIRONMENT_KEY];
  const environment = merged(isGoObject(defaultData) ? defaultData : {}, merged(isGoObject(given) ? given : {}, selected));
  if (apiVersionOf(environment) === '' && kindOf(environment) === '') {
    environment.apiVersion = 'internal.crossplane.io/v1alpha1';
    environment.kind = 'Environment';
  }
  return { ...response, context: { ...request.context, [ENVIRONMENT_KEY]: floatJson(environment) } };
}

const requirementName = (index: number): string => `environment-config-${index}`;

const KIND = { apiVersion: 'apiextensions.crossplane.io/v1beta1', kind: 'EnvironmentConfig' } as const;

function requirementsOf(sources: readonly ConfigSource[], composite: GoObject): ReadonlyMap<string, ResourceSelector> {
  const requirements = new Map<string, ResourceSelector>();
  for (const [index, source] of sources.entries()) {
    if (isReference(source)) {
      requirements.set(requirementName(index), { ...KIND, matchName: referenceName(source) });
      continue;
    }
    const matchLabels = source.type === 'Selector' ? labelsOf(selectorOf(source).matchLabels ?? [], composite) : {};
    if (Object.keys(matchLabels).length > 0) requirements.set(requirementName(index), { ...KIND, matchLabels });
  }
  return requirements;
}

const isReference = ({ type = '' }: ConfigSource): boolean => type === '' || type === 'Reference';

function referenceName({ ref }: ConfigSource): string {
  if (ref === undefined) throw new CrossplaneError('the function ends: ref is not set');
  return ref.name ?? '';
}

function selectorOf({ selector }: ConfigSource): Selector {
  if (selector === undefined) throw new CrossplaneError('the function ends: selector is not set');
  return selector;
}

function labelsOf(matchers: readonly LabelMatcher[], composite: GoObject): Readonly<Record<string, string>> {
  const labels: Record<string, string> = {};
  for (const matcher of matchers) {
    const value = matcher.type === 'Value' ? (matcher.value ?? '') : compositeLabel(matcher, composite);
    if (value !== undefined) setKey(labels, matcher.key ?? '', value);
  }
  return labels;
}

function compositeLabel({ valueFromFieldPath: path = '', fromFieldPathPolicy }: LabelMatcher, composite: GoObject): string | undefined {
  try {
    const value = getFieldValue(composite, path);
    if (typeof value === 'string') return value;
    throw new CrossplaneError(`${path}: not a string`);
  } catch (error) {
    if (!(error instanceof CrossplaneError)) throw error;
    if (fromFieldPathPolicy === 'Optional') return undefined;
    throw new CrossplaneError(`cannot get value from field path ${goQuote(path)}: ${error.message}`);
  }
}

/** An EnvironmentConfig, and the path at which its data are set. */
interface SelectedConfig {
  readonly config: GoObject;
  readonly path: string;
}

function selectedConfigs(
  source: ConfigSource,
  index: number,
  required: ReadonlyMap<string, readonly GoObject[] | undefined>,
  isOptional: boolean,
): readonly SelectedConfig[] {
  const name = requirementName(index);
  if (!required.has(name)) return [];
  const configs = required.get(name) ?? [];
  const found = isReference(source) ? referencedConfig(source, name, configs, isOptional) : matchedConfigs(source, name, configs);
  return found.map((config) => ({ config, path: source.toFieldPath ?? '' }));
}

function referencedConfig(source: ConfigSource, name: string, configs: readonly GoObject[], isOptional: boolean): readonly GoObject[] {
  const config = goQuote(referenceName(source));
  if (configs.length > 0 || isOptional) return configs.slice(0, 1);
  throw new CrossplaneError(
    `cannot process environment config ${config} by reference, ${goQuote(name)}: Required environment config ${config} not found`,
  );
}

function matchedConfigs(source: ConfigSource, name: string, configs: readonly GoObject[]): readonly GoObject[] {
  return withContext(`cannot process environment config ${goQuote(name)} by selector`, () => {
    const { mode = '', minMatch, maxMatch, sortByFieldPath = '' } = selectorOf(source);
    if (mode === '' || mode === 'Single') {
      if (configs.length === 1) return configs;
      throw new CrossplaneError(`expected exactly one required resource, got ${configs.length}`);
    }
    if (mode !== 'Multiple') throw new CrossplaneError(`unknown selector mode ${goQuote(mode)}`);
    if (minMatch !== undefined && BigInt(configs.length) < minMatch) {
      throw new CrossplaneError(`expected at least ${minMatch} required resources, got ${configs.length}`);
    }
    return sortedByField(configs, sortByFieldPath || 'metadata.name').slice(0, maxMatch === undefined ? undefined : Number(maxMatch));
  });
}

/** Sorts by strings or by numbers. A config without the field comes first. */
function sortedByField(configs: readonly GoObject[], path: string): readonly GoObject[] {
  const values = new Map(configs.map((config) => [config, fieldOrNull(config, path)]));
  const types = new Set([...values.values()].filter((value) => value !== null).map(goTypeName));
  const [type, other] = types;
  if (type === undefined) return configs;
  if (other !== undefined) throw new CrossplaneError(`cannot sort values of different types "${type}" and "${other}"`);
  if (type !== 'string' && type !== 'float64' && configs.length > 1) throw new CrossplaneError(`unsupported type "${type}" for sorting`);
  const keyOf = (config: GoObject): GoJson => values.get(config) ?? (type === 'string' ? '' : 0);
  return configs.toSorted((a, b) =>
    type === 'string' ? compareStrings(keyOf(a) as string, keyOf(b) as string) : (keyOf(a) as number) - (keyOf(b) as number),
  );
}

function fieldOrNull(config: GoObject, path: string): GoJson {
  try {
    return getFieldValue(config, path);
  } catch (error) {
    if (error instanceof CrossplaneError && error.isNotFound) return null;
    throw error;
  }
}

function dataOf({ config, path }: SelectedConfig): GoObject {
  const name = nameOf(config);
  if (path === '') {
    const data = withContext(`cannot get data from environment config ${goQuote(name)}`, () => getFieldValue(config, 'data'));
    if (data === null) return {};
    if (isGoObject(data)) return data;
    throw new CrossplaneError(`cannot get data from environment config ${goQuote(name)}: cannot unmarshal value from JSON`);
  }
  const data: GoObject = {};
  try {
    setFieldValue(data, path, config.data ?? null);
  } catch (error) {
    if (!(error instanceof CrossplaneError)) throw error;
    throw new CrossplaneError(`cannot get data from environment config ${name} into path ${goQuote(path)}`);
  }
  return data;
}

/** Merges objects. A value of the second one replaces any value that is not an object. */
function merged(first: GoObject, second: GoObject): GoObject {
  const result: GoObject = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const existing = Object.hasOwn(result, key) ? result[key] : undefined;
    setKey(result, key, isGoObject(value) && isGoObject(existing) ? merged(existing, value) : value);
  }
  return result;
}
