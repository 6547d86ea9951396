import { type GoJson, type GoObject, isGoObject } from '../values/go-json.ts';

/**
 * Returns the input of function-patch-and-transform for a Composition of version 1 of Crossplane, which has resources and no pipeline. It
 * sets the defaults of the API server for them. Undefined for a Composition with a pipeline.
 */
export function nativeInput({ spec }: GoObject): GoObject | undefined {
  if (!isGoObject(spec) || !Array.isArray(spec.resources) || spec.mode === 'Pipeline') return undefined;
  const environment = isGoObject(spec.environment) ? spec.environment : {};
  return {
    apiVersion: 'pt.fn.crossplane.io/v1beta1',
    kind: 'Resources',
    patchSets: objectsOf(spec.patchSets).map((set) => ({ ...set, patches: patchesOf(set.patches) })),
    ...(Array.isArray(environment.patches) && { environment: { patches: patchesOf(environment.patches) } }),
    resources: objectsOf(spec.resources).map(templateOf),
  };
}

/** Returns the input of function-environment-configs for the EnvironmentConfigs that such a Composition selects. */
export function nativeEnvironmentInput({ spec }: GoObject): GoObject | undefined {
  const environment = isGoObject(spec) && isGoObject(spec.environment) ? spec.environment : {};
  const { patches: _, ...configs } = environment;
  return Object.keys(configs).length === 0 ? undefined : { spec: configs };
}

const objectsOf = (value: GoJson | undefined): readonly GoObject[] => (Array.isArray(value) ? value.filter(isGoObject) : []);

function templateOf(template: GoObject, index: number): GoObject {
  return {
    ...template,
    name: template.name ?? `resource-${index}`,
    patches: patchesOf(template.patches),
    connectionDetails: objectsOf(template.connectionDetails).map(connectionDetailOf),
  };
}

/** The field of a connection detail sets its type. Without a name, the key is its name. */
function connectionDetailOf(detail: GoObject): GoObject {
  const sources: Readonly<Record<string, string>> = {
    value: 'FromValue',
    fromConnectionSecretKey: 'FromConnectionSecretKey',
    fromFieldPath: 'FromFieldPath',
  };
  const field = Object.keys(sources).find((name) => detail[name] !== undefined) ?? 'fromConnectionSecretKey';
  return { ...detail, type: detail.type ?? (sources[field] as string), name: detail.name ?? detail.fromConnectionSecretKey ?? '' };
}

const patchesOf = (patches: GoJson | undefined): GoJson[] => objectsOf(patches).map(patchOf);

function patchOf({ transforms, policy, ...patch }: GoObject): GoObject {
  return {
    ...patch,
    ...(transforms !== undefined && { transforms: objectsOf(transforms).map(transformOf) }),
    ...(isGoObject(policy) && { policy: policyOf(policy) }),
  };
}

/** Merge options of version 1 are policies of the function. */
function policyOf({ mergeOptions, ...policy }: GoObject): GoObject {
  if (!isGoObject(mergeOptions)) return policy;
  const [keeps, appends] = [mergeOptions.keepMapValues === true, mergeOptions.appendSlice === true];
  return { ...policy, toFieldPath: `${keeps ? '' : 'Force'}MergeObjects${appends ? 'AppendArrays' : ''}` };
}

function transformOf(transform: GoObject): GoObject {
  const { string, math, match } = transform;
  return {
    ...transform,
    ...(isGoObject(string) && { string: { type: 'Format', ...string } }),
    ...(isGoObject(math) && { math: { type: 'Multiply', ...math } }),
    ...(isGoObject(match) && {
      match: { ...match, patterns: objectsOf(match.patterns).map((pattern) => ({ type: 'literal', ...pattern })) },
    }),
  };
}
