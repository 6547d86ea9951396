import type { JsonSchema, KindSchema } from '@slipway/kube-models';

/** Kinds of flux-operator whose events Alerts and Receivers may name if it installs Flux, because it changes these two CRDs. */
const OPERATOR_KINDS = ['FluxInstance', 'ResourceSet', 'ResourceSetInputProvider'] as const;

/** The list with names of kinds, by the kind with the list. */
const LISTS: Readonly<Record<string, string>> = { Alert: 'eventSources', Receiver: 'resources' };

/**
 * Returns the schema of a kind as flux-operator installs it (https://fluxoperator.dev/docs/crd/fluxinstance/). It differs only in the kinds
 * that an Alert or Receiver of Flux may name.
 */
export function withOperatorKinds(kind: KindSchema): KindSchema {
  const list = kind.group === 'notification.toolkit.fluxcd.io' ? LISTS[kind.kind] : undefined;
  if (list === undefined) return kind;
  return { ...kind, schema: changed(kind.schema, ['properties', 'spec', 'properties', list, 'items', 'properties', 'kind', 'enum']) };
}

/** Returns the schema with additional values of the `enum` at the path `way`. Returns the schema itself if the path does not exist. */
function changed(schema: JsonSchema, way: readonly string[]): JsonSchema {
  const [step, ...rest] = way;
  const below = step === undefined ? undefined : schema[step];
  if (step === undefined || typeof below !== 'object' || below === null) return schema;
  if (rest.length > 0) return { ...schema, [step]: changed(below as JsonSchema, rest) };
  return { ...schema, [step]: [...new Set([...(below as readonly unknown[]), ...OPERATOR_KINDS])] };
}
