import { below, type Fields, fieldsOf, isFields, listOf } from '@slipway/manifest';
import { kindOf, scalarText } from '../objects/values.ts';

/** Returns the spec of the Pods of an object; undefined if it has none. */
export function podSpecOf(object: Fields): Fields | undefined {
  const spec = fieldsOf(object.spec);
  if (kindOf(object) === 'Pod') return spec;
  const template = kindOf(object) === 'CronJob' ? below(spec, 'jobTemplate', 'spec', 'template') : fieldsOf(spec.template);
  return isFields(template.spec) && Array.isArray(template.spec.containers) ? template.spec : undefined;
}

export const containersOf = (pod: Fields | undefined): readonly Fields[] =>
  ['initContainers', 'containers', 'ephemeralContainers'].flatMap((list) => listOf(pod?.[list]).map(fieldsOf));

/** Returns the privileges of Pods on their node, as text. */
export function privilegesOf(pod: Fields | undefined): readonly string[] {
  if (pod === undefined) return [];
  const host = ['hostNetwork', 'hostPID', 'hostIPC'].filter((field) => pod[field] === true);
  const paths = listOf(pod.volumes).flatMap((volume) => {
    const path = scalarText(below(volume, 'hostPath').path);
    return path === '' ? [] : [`the path ${path} of the node`];
  });
  const own = containersOf(pod).flatMap((container) => {
    const name = scalarText(container.name);
    const context = fieldsOf(container.securityContext);
    const added = listOf(fieldsOf(context.capabilities).add).map(scalarText);
    return [
      ...(context.privileged === true ? [`${name} is privileged`] : []),
      ...(context.allowPrivilegeEscalation === true ? [`${name} may escalate`] : []),
      ...(scalarText(context.runAsUser) === '0' || context.runAsNonRoot === false ? [`${name} may run as root`] : []),
      ...added.map((capability) => `${name} has the capability ${capability}`),
    ];
  });
  return [...host, ...paths, ...own];
}
