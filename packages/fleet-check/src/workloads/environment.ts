import type { Cluster } from '../cluster/cluster.ts';
import { below, type Fields, fieldsOf, listOf, textOf } from '../objects/fields.ts';

/** A variable of a container whose value is known. */
export interface Variable {
  /** From the Pod spec to what says it. */
  readonly at: string;
  readonly name: string;
  readonly value: string;
}

/** The environment of the containers of a Pod: values that are written there, and those of ConfigMaps of the cluster. */
export function* environmentOf(cluster: Cluster, namespace: string, spec: Fields): Generator<Variable> {
  const dataOf = (name: unknown): Fields =>
    fieldsOf(cluster.find('', 'ConfigMap', namespace, textOf(name)).find(({ object }) => object.data !== undefined)?.object.data);
  for (const field of ['initContainers', 'containers']) {
    for (const [index, container] of listOf(spec[field]).map(fieldsOf).entries()) {
      const at = `/${field}/${index}`;
      for (const [place, variable] of listOf(container.env).map(fieldsOf).entries()) {
        const { name, key } = below(variable, 'valueFrom', 'configMapKeyRef');
        const isWritten = variable.value !== undefined;
        const value = isWritten ? variable.value : dataOf(name)[textOf(key)];
        const pointer = `${at}/env/${place}/${isWritten ? 'value' : 'valueFrom/configMapKeyRef/key'}`;
        if (typeof value === 'string' && value !== '') yield { at: pointer, name: textOf(variable.name), value };
      }
      for (const [place, source] of listOf(container.envFrom).map(fieldsOf).entries()) {
        const values = Object.entries(dataOf(below(source, 'configMapRef').name));
        cluster.spend(values.length);
        for (const [key, value] of values) {
          if (typeof value !== 'string' || value === '') continue;
          yield { at: `${at}/envFrom/${place}/configMapRef/name`, name: `${textOf(source.prefix)}${key}`, value };
        }
      }
    }
  }
}
