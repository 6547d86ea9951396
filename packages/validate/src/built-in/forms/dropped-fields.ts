import { hasContent } from '@slipway/manifest';
import { builtInRule, type Problems, where } from './built-in-rule.ts';
import { at, type Location, listAt } from './location.ts';

export const droppedFieldRule = builtInRule('dropped-field', {
  severity: 'lossy',
  summary: 'Fields of features that are off, or that the server overwrites, are not stored.',
  upstream: 'k8s.io/kubernetes/pkg/registry PrepareForCreate',
  remedy: 'Remove the field.',
});

const DROPPED_OF_SECRETS = ['apiVersion', 'fieldPath', 'kind', 'namespace', 'resourceVersion', 'uid'];

/** Reports fields of the Secrets of a ServiceAccount: the server keeps only their names. */
export function* serviceAccount(object: Location): Problems {
  for (const secret of listAt(object, 'secrets'))
    for (const name of DROPPED_OF_SECRETS) {
      const location = at(secret, name);
      if (hasContent(location.value) && location.value !== '') yield droppedFieldRule.lost(location, 'a Secret is listed by its name');
    }
}

/** Reports a field that servers drop if the feature gate is off. */
export function* ofFeature(gate: string, location: Location): Problems {
  if (hasContent(location.value))
    yield* where(gate, 'off', [droppedFieldRule.lost(location, `it needs the feature gate ${gate}, which is off`)]);
}

/** Reports the configuration source of a node, which no version of Kubernetes has any longer. */
export function* configSource(location: Location): Problems {
  if (hasContent(location.value)) yield droppedFieldRule.lost(location, 'no kubelet reads its configuration from there any more');
}

/** Reports fields of Pods that the server drops (`dropDisabledFields`). */
export function* ofPods(spec: Location): Problems {
  const containers = ['containers', 'initContainers', 'ephemeralContainers'].flatMap((name) => listAt(spec, name));
  const sources = listAt(spec, 'volumes').flatMap((volume) => listAt(volume, 'projected', 'sources'));
  yield* ofFeature('GenericWorkload', at(spec, 'schedulingGroup'));
  yield* ofFeature('HostnameOverride', at(spec, 'hostnameOverride'));
  yield* ofFeature('PodLevelResources', at(spec, 'resources'));
  for (const container of containers) yield* ofFeature('ContainerStopSignals', at(container, 'lifecycle', 'stopSignal'));
  for (const source of sources) {
    yield* ofFeature('ClusterTrustBundleProjection', at(source, 'clusterTrustBundle'));
    yield* ofFeature('PodCertificateRequest', at(source, 'podCertificate'));
  }
}
