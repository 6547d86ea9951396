import type { Manifest } from '../packages/manifest/src/index.ts';

/** Returns `count` different HelmReleases of about 1.4 KB, as a platform team writes them, always the same. */
export const manyHelmReleases = (count: number): (Manifest & { readonly spec: object })[] =>
  Array.from({ length: count }, (_, index) => helmRelease(index, numbersFrom(index + 1)));

type Draw = (below: number) => number;

/** A small linear congruential generator: varied, and the same on every machine. */
function numbersFrom(seed: number): Draw {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pick = <T>(draw: Draw, values: readonly T[]): T => values[draw(values.length)] as T;

const CHARTS = [
  'karpenter',
  'cert-manager',
  'external-secrets',
  'ingress-nginx',
  'prometheus',
  'sealed-secrets',
  'aws-ebs-csi-driver',
] as const;
const TEAMS = ['platform', 'checkout', 'search', 'payments', 'logistics', 'data'] as const;

function helmRelease(index: number, draw: Draw): Manifest & { readonly spec: object } {
  const chart = pick(draw, CHARTS);
  const team = pick(draw, TEAMS);
  const name = `${chart}-${team}-${index}`;
  return {
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: {
      name,
      namespace: 'flux-system',
      labels: { 'app.kubernetes.io/name': chart, 'app.kubernetes.io/part-of': team, 'app.kubernetes.io/managed-by': 'slipway' },
      annotations: { 'example.com/owner': `${team}@example.com`, 'example.com/cost-centre': String(1000 + draw(9000)) },
    },
    spec: {
      interval: `${5 + draw(55)}m`,
      timeout: `${2 + draw(13)}m`,
      releaseName: chart,
      targetNamespace: team,
      dependsOn: [{ name: `cert-manager-${team}` }, { name: `sources-${draw(20)}`, namespace: 'flux-system' }],
      chart: {
        spec: {
          chart,
          version: `${draw(9)}.${draw(30)}.${draw(12)}`,
          sourceRef: { kind: 'HelmRepository', name: `${chart}-charts`, namespace: 'flux-system' },
        },
      },
      install: { createNamespace: true, crds: 'CreateReplace' },
      upgrade: { cleanupOnFail: draw(2) === 0, remediation: { retries: 3 + draw(5) } },
      values: values(chart, team, index, draw),
    },
  };
}

const values = (chart: string, team: string, index: number, draw: Draw): object => ({
  replicaCount: 1 + draw(5),
  image: { repository: `public.ecr.aws/${team}/${chart}`, tag: `v${draw(9)}.${draw(30)}.${draw(12)}`, pullPolicy: 'IfNotPresent' },
  serviceAccount: {
    create: true,
    name: `${chart}-controller`,
    annotations: { 'eks.amazonaws.com/role-arn': `arn:aws:iam::\${ACCOUNT_ID}:role/${name(chart, index)}` },
  },
  resources: {
    requests: { cpu: `${100 + draw(900)}m`, memory: `${64 + draw(960)}Mi` },
    limits: { cpu: `${1 + draw(4)}`, memory: `${1 + draw(4)}Gi` },
  },
  tolerations: [{ key: 'dedicated', operator: 'Equal', value: team, effect: 'NoSchedule' }],
  extraArgs: [`--log-level=${pick(draw, ['info', 'debug', 'warn'])}`, `--cluster-name=\${CLUSTER_NAME}`, `--workers=${1 + draw(20)}`],
  config: `# ${team}\nserver:\n  port: ${8000 + draw(1000)}\n  host: 0.0.0.0\n`,
  metrics: { enabled: draw(2) === 0, port: 9000 + draw(500), sampleRate: draw(100) / 100 },
});

const name = (chart: string, index: number): string => `${chart}-${index}`;
