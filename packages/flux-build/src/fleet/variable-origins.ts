import { fieldsOf, listOf, plainText } from '@slipway/manifest';
import { namespaceOf } from '../flux-objects/flux-object.ts';
import { fromBytes } from '../substitution/byte-text.ts';
import { UNKNOWN } from '../substitution/expand-template.ts';
import type { FleetBuild, FleetKustomization } from './build-fleet.ts';

/** The source of the value of a variable. */
export interface VariableOrigin {
  readonly name: string;
  /** `spec.postBuild.substitute`, or `ConfigMap/namespace/name`; undefined when no known object sets the variable. */
  readonly from?: string;
  /** Undefined for Secrets, and for values that only the cluster has. */
  readonly value?: string;
  /** The `ConfigMap/namespace/name` or `Secret/namespace/name` that is not available and may set the variable. Absent with `from`. */
  readonly missing?: string;
}

/** Returns the sources of the values of variables: the Flux Kustomization itself first, then the last of its references with a value. */
export function variableOrigins(fleet: FleetBuild, kustomization: FleetKustomization, names: readonly string[]): readonly VariableOrigin[] {
  const { cluster, namespace, name } = kustomization;
  const clusterKustomization = fleet.memory.results.get(`${cluster}/${namespace}/${name}`)?.kustomization;
  const postBuild = fieldsOf(fieldsOf(clusterKustomization?.object.spec).postBuild);
  const own = fieldsOf(postBuild.substitute);
  const sources = listOf(postBuild.substituteFrom)
    .map(fieldsOf)
    .toReversed()
    .map((reference) => {
      const kind = reference.kind === 'Secret' ? 'Secret' : 'ConfigMap';
      const source = clusterKustomization?.onCluster.findValues(kind, namespaceOf(clusterKustomization.object), plainText(reference.name));
      return { kind, source, from: `${kind}/${namespace}/${plainText(reference.name)}` };
    });
  const missing = sources.find(({ source }) => source === undefined)?.from;
  return names.map((variable) => {
    const value = own[variable];
    if (typeof value === 'string') return { name: variable, from: 'spec.postBuild.substitute', value };
    for (const { kind, source, from } of sources) {
      const found = source?.values.get(variable);
      if (found === undefined && source?.open !== true) continue;
      const text = kind === 'ConfigMap' && found !== undefined && found !== UNKNOWN ? fromBytes(found) : undefined;
      return { name: variable, from, ...(text === undefined ? {} : { value: text }) };
    }
    return { name: variable, ...(missing === undefined ? {} : { missing }) };
  });
}
