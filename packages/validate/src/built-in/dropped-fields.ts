import { saysSomething } from '../says-something.ts';
import { builtInRule, type Problems } from './built-in-rule.ts';
import { at, listAt, type Place } from './place.ts';

export const droppedFieldRule = builtInRule('dropped-field', {
  severity: 'lossy',
  summary: 'Fields of features that are off, or that the server writes anew, are not stored.',
  upstream: 'k8s.io/kubernetes/pkg/registry PrepareForCreate',
  remedy: 'Remove the field.',
});

const LOST_OF_SECRETS = ['apiVersion', 'fieldPath', 'kind', 'namespace', 'resourceVersion', 'uid'];

/** Of the Secrets that a ServiceAccount lists, the names stay. */
export function* serviceAccount(object: Place): Problems {
  for (const secret of listAt(object, 'secrets'))
    for (const name of LOST_OF_SECRETS) {
      const place = at(secret, name);
      if (saysSomething(place.value) && place.value !== '') yield droppedFieldRule.lost(place, 'a Secret is listed by its name');
    }
}

const FEATURE_OFF = 'it belongs to a feature that is off in Kubernetes 1.36';

/** Fields below `spec` of features that are off in Kubernetes 1.36. */
export function* ofFeatures(object: Place, ...names: readonly string[]): Problems {
  for (const name of names)
    if (saysSomething(at(object, 'spec', name).value)) yield droppedFieldRule.lost(at(object, 'spec', name), FEATURE_OFF);
}

/** `dropDisabledFields` of Pods: the gates ContainerStopSignals, GenericWorkload, ClusterTrustBundleProjection and PodCertificateRequest. */
export function* ofPods(spec: Place): Problems {
  const containers = ['containers', 'initContainers', 'ephemeralContainers'].flatMap((name) => listAt(spec, name));
  const sources = listAt(spec, 'volumes').flatMap((volume) => listAt(volume, 'projected', 'sources'));
  const dropped = [
    at(spec, 'schedulingGroup'),
    ...containers.map((container) => at(container, 'lifecycle', 'stopSignal')),
    ...sources.flatMap((source) => [at(source, 'clusterTrustBundle'), at(source, 'podCertificate')]),
  ];
  for (const place of dropped) if (saysSomething(place.value)) yield droppedFieldRule.lost(place, FEATURE_OFF);
}
