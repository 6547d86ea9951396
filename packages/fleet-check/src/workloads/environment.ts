import { below, type Fields, fieldsOf, listOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';

/** A variable of a container with a known value. */
export interface Variable {
  /** Pointer from the Pod spec to the field that sets it. */
  readonly at: string;
  readonly name: string;
  readonly value: string;
}

/** Returns the variables of the containers of a Pod, with values from the spec and from ConfigMaps of the cluster. */
export function* environmentOf(cluster: Cluster, namespace: string, spec: Fields): Generator<Variable> {
  const dataOf = (name: unknown): Fields =>
    fieldsOf(cluster.find('', 'ConfigMap', namespace, textOf(name)).find(({ object }) => object.data !== undefined)?.object.data);
  for (const field of ['initContainers', 'containers']) {
    for (const [index, container] of listOf(spec[field]).map(fieldsOf).entries()) {
      const at = `/${field}/${index}`;
      for (const variable of [...ownVariables(container, dataOf), ...sourceVariables(container, dataOf, cluster.spend)])
        if (isValue(variable)) yield { ...variable, at: `${at}${variable.at}` };
    }
  }
}

/** A variable whose value may be missing or empty, or may not be a string. */
interface Candidate {
  readonly at: string;
  readonly name: string;
  readonly value: unknown;
}

const isValue = (variable: Candidate): variable is Variable => typeof variable.value === 'string' && variable.value !== '';

/** Returns the variables of `env`. */
const ownVariables = (container: Fields, dataOf: (configMap: unknown) => Fields): readonly Candidate[] =>
  listOf(container.env)
    .map(fieldsOf)
    .map((variable, index) => {
      const name = textOf(variable.name);
      if (variable.value !== undefined) return { at: `/env/${index}/value`, name, value: variable.value };
      const { name: configMap, key } = below(variable, 'valueFrom', 'configMapKeyRef');
      return { at: `/env/${index}/valueFrom/configMapKeyRef/key`, name, value: dataOf(configMap)[textOf(key)] };
    });

/** Returns the variables of `envFrom`. */
const sourceVariables = (container: Fields, dataOf: (configMap: unknown) => Fields, spend: Cluster['spend']): readonly Candidate[] =>
  listOf(container.envFrom)
    .map(fieldsOf)
    .flatMap((source, index) => {
      const values = Object.entries(dataOf(below(source, 'configMapRef').name));
      spend(values.length);
      const at = `/envFrom/${index}/configMapRef/name`;
      return values.map(([key, value]) => ({ at, name: `${textOf(source.prefix)}${key}`, value }));
    });
