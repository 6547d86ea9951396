import { describe, expect, test } from 'vitest';
import { fleetCheckRules } from '../src/index.ts';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const CHART = 'apiVersion: v2\nname: web\nversion: 1.0.0\n';

const RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: default}
spec: {interval: 1h, chart: {spec: {chart: ./local/web, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}
`;

/** Returns the rules that report a fleet whose documents of some kinds are in a chart. */
function found(text: string, isInChart: (document: string) => boolean): readonly string[] {
  const documents = text.split(/^---\n/m);
  const [inside, outside] = [documents.filter(isInChart), documents.filter((document) => !isInChart(document))];
  expect(inside).not.toEqual([]);
  return rulesOf(outside, inside);
}

const rulesOf = (outside: readonly string[], inside: readonly string[], settings = ''): readonly string[] =>
  problemsIn(
    new Map([
      ...exampleFiles([...outside, RELEASE].join('---\n')),
      ['local/web/Chart.yaml', CHART],
      ['local/web/templates/all.yaml', inside.join('---\n')],
      ['slipway.yaml', settings],
    ]),
  ).map(({ rule }) => rule);

const example = (id: string, side: 'failing' | 'passing'): string => fleetCheckRules.find((rule) => rule.id === id)?.example[side] ?? '';

describe('an object of a chart', () => {
  test.each([
    ['account-not-trusted', /^kind: ServiceAccount/m],
    ['account-not-trusted', /^kind: Role$/m],
    ['role-not-for-pods', /^kind: PodIdentityAssociation/m],
    ['permissions-without-subject', /^kind: PodIdentityAssociation/m],
    ['resource-without-permission', /^kind: Pod$/m],
    ['budget-allows-nothing', /^kind: PodDisruptionBudget/m],
  ] as const)('is checked by %s', (id, kind) => {
    const isInChart = (document: string): boolean => kind.test(document);
    expect(found(example(id, 'failing'), isInChart)).toContain(id);
    expect(found(example(id, 'passing'), isInChart)).not.toContain(id);
  });

  test('is checked against the release of a project', () => {
    const operator = (version: string): string =>
      RELEASE.replace('name: web', 'name: external-secrets').replace(
        /chart: \{spec.*$/m,
        `chart: {spec: {chart: external-secrets, version: ${version}, sourceRef: {kind: HelmRepository, name: charts}}}}`,
      );
    const store =
      'apiVersion: external-secrets.io/v1beta1\nkind: ClusterSecretStore\nmetadata: {name: a}\nspec: {provider: {fake: {data: []}}}\n';
    expect(rulesOf([operator('0.17.0')], [store])).toContain('version-not-served');
    expect(rulesOf([operator('0.16.0')], [store])).not.toContain('version-not-served');
  });

  test('is checked against the release of Kubernetes, without advice for its authors', () => {
    const schema =
      'apiVersion: flowcontrol.apiserver.k8s.io/v1beta3\nkind: FlowSchema\nmetadata: {name: a}\nspec: {priorityLevelConfiguration: {name: exempt}}\n';
    const found = (kubernetes: string): readonly string[] => rulesOf([], [schema], `kubernetes: '${kubernetes}'\n`);
    expect(found('1.31')).toContain('deprecated-api-version');
    expect(found('1.30')).toEqual([]);
  });
});
