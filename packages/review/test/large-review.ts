import type { Review, ReviewChange } from '../src/index.ts';

const cluster = (at: number): string => `cluster-${String(at).padStart(3, '0')}-${['production', 'staging', 'test'][at % 3]}`;

/** Returns a review of `objects` objects on `clusters` clusters. Each object changes differently on each cluster. */
export function largeReview(objects: number, clusters = 200): Review {
  const names = Array.from({ length: clusters }, (_, at) => cluster(at)).sort();
  const changes = Array.from({ length: objects }, (_, at) => changeOf(at, names));
  const removed = changes.filter(({ action }) => action === 'delete');
  return {
    base: 'main',
    head: 'everything',
    changes: changes.sort((a, b) => b.risk - a.risk),
    risks: [
      {
        rule: 'data-deleted',
        level: 4,
        evidence: `${removed.length} volumes are deleted`,
        remedy: 'Make a backup first.',
        objects: removed.map(({ kind, namespace, name }) => `${kind}/${namespace}/${name}`).sort(),
        clusters: names,
      },
    ],
    unknown: [],
    kustomizations: Array.from({ length: 20 }, (_, at) => ({
      name: `flux-system/apps-${at}`,
      clusters: names,
      source: 'GitRepository/flux-system/flux-system',
      dependsOn: at === 0 ? [] : [`flux-system/apps-${Math.floor((at - 1) / 3)}`],
    })),
    newClusters: [],
    removedClusters: [],
    clusters,
    noiseOnly: 0,
    hidden: {},
  };
}

function changeOf(at: number, names: readonly string[]): ReviewChange {
  const where = names[at % names.length] ?? '';
  const about = {
    apiVersion: 'v1',
    namespace: `team-${at % 40}`,
    kustomization: `flux-system/apps-${at % 20}`,
    clusters: at % 5 === 0 ? names.filter((_, each) => (each * 7 + at) % 3 !== 0) : [where],
    cause: { file: `apps/team-${at % 40}/release.yaml`, line: (at % 90) + 1 },
  };
  if (at % 10 === 3)
    return {
      ...about,
      action: 'delete',
      kind: 'PersistentVolumeClaim',
      name: `data-${at}`,
      risk: 4,
      rules: ['data-deleted'],
      hunks: [],
      why: 'removed',
    };
  if (at % 10 === 7) return { ...about, action: 'create', kind: 'Deployment', name: `new-${at}`, risk: 0, rules: [], hunks: [created(at)] };
  return {
    ...about,
    action: 'change',
    kind: 'Deployment',
    name: `web-${at}`,
    risk: 1,
    rules: ['behaviour-changed'],
    restarts: true,
    hunks: [
      {
        path: 'spec.template.spec.containers[name=web].image',
        op: 'change',
        before: `registry.example/team/web:1.${at % 50}.0`,
        after: `registry.example/team/web:1.${at % 50}.${at}`,
        step: 'patch',
      },
      { path: 'spec.replicas', op: 'change', before: at % 7, after: (at % 7) + at },
      {
        path: `spec.template.spec.containers[name=web].env[name=URL_${at}]`,
        op: 'add',
        after: { name: `URL_${at}`, value: `https://${where}.example/${at}` },
      },
    ],
  };
}

const created = (at: number): ReviewChange['hunks'][number] => ({
  path: '',
  op: 'add',
  after: {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: `new-${at}`, namespace: `team-${at % 40}` },
    spec: {
      replicas: at,
      template: {
        spec: {
          containers: Array.from({ length: 6 }, (_, each) => ({
            name: `c${each}`,
            image: `registry.example/c${each}:${at}`,
            args: [`--id=${at}`, '--verbose'],
          })),
        },
      },
    },
  },
});
