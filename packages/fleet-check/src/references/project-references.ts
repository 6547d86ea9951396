import { below, fieldsOf, textOf } from '@slipway/manifest';
import type { Cluster } from '../cluster/cluster.ts';
import type { ActiveObject } from '../cluster/cluster-index.ts';
import type { Wanted } from '../cluster/existence.ts';
import { namespaceOf, objectText } from '../objects/fields.ts';
import type { FleetRuleId } from '../rules/fleet-check-rules.ts';
import { type FleetProblem, problemOf } from '../rules/fleet-problem.ts';
import { crossplanePackages } from './crossplane-packages.ts';
import {
  compositeKinds,
  compositions,
  compositionsOfOtherKinds,
  environmentConfigs,
  functions,
  providerConfigs,
  runtimeConfigs,
  unselectedCompositions,
  wrongProviderConfigKinds,
} from './crossplane-references.ts';
import { missingObjects, type Reference } from './missing-object.ts';

/**
 * Checks references to issuers, stores and Crossplane objects. If Flux applies other objects of the kind to the cluster, it must also apply
 * this one. If it applies none, but installs their controller, the finding is a risk. Otherwise no finding is reported.
 */
export function* projectReferences(cluster: Cluster): Generator<FleetProblem> {
  const isWhole = isApplied(cluster, 'pkg.crossplane.io', 'Provider') || installs(cluster, 'crossplane');
  yield* expected(cluster, 'issuer-not-found', issuers(cluster), installs(cluster, 'cert-manager'), (wanted) =>
    otherIssuer(cluster, wanted),
  );
  yield* expected(cluster, 'secret-store-not-found', secretStores(cluster), installs(cluster, 'external-secrets'));
  yield* expected(cluster, 'provider-config-not-found', providerConfigs(cluster), isApplied(cluster, 'pkg.crossplane.io', 'Provider'));
  yield* wrongProviderConfigKinds(cluster);
  yield* crossplanePackages(cluster);
  yield* expected(cluster, 'runtime-config-not-found', runtimeConfigs(cluster), true);
  yield* expected(cluster, 'environment-config-not-found', environmentConfigs(cluster), false);
  // Packages of the kind Configuration contain all of these.
  if (cluster.ofKind('pkg.crossplane.io', 'Configuration').length > 0) return;
  yield* expected(cluster, 'composition-not-found', compositions(cluster), isWhole);
  yield* expected(cluster, 'function-not-found', functions(cluster), isWhole);
  yield* expected(cluster, 'composite-kind-not-found', compositeKinds(cluster), isWhole);
  yield* emptySelections(cluster);
  yield* compositionsOfOtherKinds(cluster);
}

/** Reports composites whose labels select none of the Compositions of their kind. */
function* emptySelections(cluster: Cluster): Generator<FleetProblem> {
  for (const { about, pointer, does, text, labels } of unselectedCompositions(cluster))
    yield problemOf('composition-not-selected', about, {
      pointer,
      message: `${objectText(about.object)} ${does} with ${text}, and none of the ${labels.length} for its kind on ${cluster.name} has these labels`,
      value: text,
      expected: 'labels of a Composition for the kind',
    });
}

/** Reports missing objects of kinds that Flux applies to the cluster, or should apply. */
function expected(
  cluster: Cluster,
  rule: FleetRuleId,
  references: Iterable<Reference>,
  isExpected: boolean,
  meantOf: (wanted: Wanted) => string | undefined = () => undefined,
): Generator<FleetProblem> {
  const isUsual = ({ wanted }: Reference): boolean => isApplied(cluster, wanted.group, wanted.kind) || meantOf(wanted) !== undefined;
  const all = [...references].filter((each) => isExpected || isUsual(each));
  return missingObjects(cluster, rule, all, (each) => {
    const meant = meantOf(each.wanted);
    const severity = isUsual(each) ? each.severity : 'risk';
    return { ...(severity === undefined ? {} : { severity }), ...(meant === undefined ? {} : { expected: meant }) };
  });
}

const isApplied = (cluster: Cluster, group: string, kind: string): boolean =>
  cluster.ofKind(group, kind).some(({ kustomization }) => kustomization !== undefined);

const installs = (cluster: Cluster, wanted: string): boolean => cluster.releases.some(({ chart }) => chart === wanted);

const CERTIFICATES = 'cert-manager.io';

function* issuers(cluster: Cluster): Generator<Reference> {
  for (const about of cluster.activeOf(CERTIFICATES, 'Certificate')) {
    const { name, kind, group } = below(about.object.spec, 'issuerRef');
    if (textOf(group) !== '' && group !== CERTIFICATES) continue;
    yield { about, pointer: '/spec/issuerRef/name', wanted: issuer(about, textOf(kind) || 'Issuer', textOf(name)), does: 'is signed by' };
  }
  for (const [group, kind] of [
    ['networking.k8s.io', 'Ingress'],
    ['gateway.networking.k8s.io', 'Gateway'],
  ] as const) {
    for (const about of cluster.activeOf(group, kind)) {
      const annotations = fieldsOf(fieldsOf(about.object.metadata).annotations);
      for (const [mark, wantedKind] of [
        ['issuer', 'Issuer'],
        ['cluster-issuer', 'ClusterIssuer'],
      ] as const) {
        const name = annotations[`cert-manager.io/${mark}`];
        if (typeof name !== 'string' || annotations['cert-manager.io/issuer-group'] !== undefined) continue;
        const pointer = `/metadata/annotations/cert-manager.io~1${mark}`;
        yield { about, pointer, wanted: issuer(about, wantedKind, name), does: 'gets certificates from' };
      }
    }
  }
}

const issuer = ({ object }: ActiveObject, kind: string, name: string): Wanted => ({
  group: CERTIFICATES,
  kind,
  ...(kind === 'ClusterIssuer' ? {} : { namespace: namespaceOf(object) }),
  name,
  notByCharts: true,
});

/** Returns the issuer of the other kind with the same name. */
function otherIssuer(cluster: Cluster, { kind, name, namespace }: Wanted): string | undefined {
  const other = kind === 'Issuer' ? 'ClusterIssuer' : 'Issuer';
  const [found] = cluster.find(CERTIFICATES, other, undefined, name);
  if (found === undefined) return undefined;
  const own = namespace === undefined ? '' : ` in the namespace ${namespace}`;
  return `the kind ${other}, which ${objectText(found.object)} has, or ${kind === 'Issuer' ? 'an Issuer' : 'a ClusterIssuer'} of this name${own}`;
}

const SECRETS = 'external-secrets.io';

function* secretStores(cluster: Cluster): Generator<Reference> {
  for (const about of cluster.activeOf(SECRETS, 'ExternalSecret')) {
    const { name, kind } = below(about.object.spec, 'secretStoreRef');
    const isOfCluster = kind === 'ClusterSecretStore';
    const wanted = {
      group: SECRETS,
      kind: isOfCluster ? 'ClusterSecretStore' : 'SecretStore',
      ...(isOfCluster ? {} : { namespace: namespaceOf(about.object) }),
      name: textOf(name),
      notByCharts: true as const,
    };
    yield { about, pointer: '/spec/secretStoreRef/name', wanted, does: 'uses values from' };
  }
}
