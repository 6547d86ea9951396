import { below, fieldsOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import { hasVariable, nameOf, namespaceOf, objectText } from '../objects/fields.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';

/** Reports SealedSecrets whose name or namespace differs from the one at encryption. Both are part of the encryption. */
export function* sealedSecrets(cluster: Cluster): Generator<FleetProblem> {
  for (const about of cluster.activeOf('bitnami.com', 'SealedSecret')) {
    const annotations = fieldsOf(fieldsOf(about.object.metadata).annotations);
    const template = below(about.object.spec, 'template', 'metadata');
    const isWide = (scope: string): boolean =>
      [annotations, fieldsOf(template.annotations)].some((marks) => marks[`sealedsecrets.bitnami.com/${scope}`] === 'true');
    if (isWide('cluster-wide')) continue;
    const fields = isWide('namespace-wide') ? (['namespace'] as const) : (['name', 'namespace'] as const);
    for (const field of fields) {
      const [now, sealed] = [field === 'name' ? nameOf(about.object) : namespaceOf(about.object), textOf(template[field])];
      if (sealed === '' || now === sealed || hasVariable(now + sealed)) continue;
      yield problemOf('sealed-for-another', about, {
        pointer: `/metadata/${field}`,
        value: now,
        message: `${objectText(about.object)} was sealed for the ${field} ${sealed}, and is applied with the ${field} ${now}: it can never be decrypted`,
        expected: `the ${field} ${sealed}, or a Secret that is sealed again`,
      });
      break;
    }
  }
}
