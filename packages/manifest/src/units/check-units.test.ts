// biome-ignore-all lint/suspicious/noTemplateCurlyInString: Flux variables look like placeholders.
import { describe, expect, it } from 'vitest';
import { checkUnits } from './check-units.ts';
import type { Unit } from './unit.ts';

const unit = (part: Partial<Unit> & { readonly name: string }): Unit => ({
  directory: `common/${part.name}`,
  manifests: {},
  dependsOn: [],
  ...part,
});
const config = (data: Record<string, string>) => ({
  'config.yaml': { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' }, data },
});
const rules = (units: readonly Unit[]) => checkUnits(units).map(({ rule }) => rule);

describe('the check of units', () => {
  it('accepts units whose variables are the ones they use', () => {
    const first = unit({
      name: 'a',
      manifests: config({ region: '${AWS_REGION}', arn: 'x:${ACCOUNT_ID}' }),
      variables: ['ACCOUNT_ID', 'AWS_REGION'],
    });
    expect(checkUnits([first, unit({ name: 'b', dependsOn: [first] })])).toEqual([]);
  });

  it('rejects two units of one name and reports the locations of both', () => {
    const [finding, ...more] = checkUnits([unit({ name: 'a' }), unit({ name: 'a', directory: 'common/other' })]);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ rule: 'duplicate-unit', file: 'common/other/kustomization.yaml' });
    expect(finding?.message).toContain('common/a and of common/other');
  });

  it('shows the whole cycle when units wait for each other', () => {
    const edges: Unit[] = [];
    const a = unit({ name: 'a', dependsOn: edges });
    edges.push(unit({ name: 'b', dependsOn: [a] }));
    expect(checkUnits([a, ...edges, unit({ name: 'c', dependsOn: [a] })]).map(({ value }) => value)).toEqual([
      'a -> b -> a',
      'b -> a -> b',
    ]);
  });

  it('reports the object and pointer of a variable that is not declared, in values and in keys', () => {
    const findings = checkUnits([unit({ name: 'a', manifests: config({ 'x/${CLUSTER_NAME}': 'v', y: 'in ${AWS_REGION}' }) })]);
    expect(findings.map(({ rule, object, file, pointer }) => ({ rule, object, file, pointer }))).toEqual([
      { rule: 'undeclared-variable', object: 'ConfigMap/a', file: 'common/a/config.yaml', pointer: '/data/x~1${CLUSTER_NAME}' },
      { rule: 'undeclared-variable', object: 'ConfigMap/a', file: 'common/a/config.yaml', pointer: '/data/y' },
    ]);
  });

  it('rejects unknown variables, unused variables, and expressions that are more than a name', () => {
    expect(rules([unit({ name: 'a', manifests: config({ a: '${OIDC_PROVIDER}' }) })])).toEqual(['unknown-variable']);
    expect(rules([unit({ name: 'a', variables: ['OIDC' as 'VPC_CIDR', 'VPC_CIDR'] })])).toEqual(['unknown-variable', 'unused-variable']);
    for (const text of ['${AWS_REGION:-eu-west-1}', '${AWS_REGION', '$${AWS_REGION}', '${ AWS_REGION }', '${}']) {
      expect(rules([unit({ name: 'a', manifests: config({ a: text }) })])).toEqual(['wrong-substitution']);
    }
  });

  it('rejects two dollar signs where Flux substitutes, because it writes one', () => {
    const manifests = config({ a: '^a$$', region: '${AWS_REGION}' });
    expect(rules([unit({ name: 'a', manifests, variables: ['AWS_REGION'] })])).toEqual(['wrong-substitution']);
    expect(rules([unit({ name: 'a', manifests: config({ a: '^a$$' }) })])).toEqual([]);
  });

  it('rejects a text that is only an account id, which Flux would turn into a number', () => {
    expect(rules([unit({ name: 'a', manifests: config({ a: '${ACCOUNT_ID}' }), variables: ['ACCOUNT_ID'] })])).toEqual([
      'retyped-variable',
    ]);
  });

  it('rejects the repository of a team in the catalogue, and names the right folder', () => {
    const repository = {
      apiVersion: 'source.toolkit.fluxcd.io/v1',
      kind: 'GitRepository',
      metadata: { name: 'shop', namespace: 'flux-system' },
    };
    const having = { manifests: { 'shop.yaml': repository } };
    for (const directory of ['common/a', 'applications/a']) {
      expect(checkUnits([unit({ name: 'a', directory, ...having })])).toMatchObject([
        {
          rule: 'shared-repository',
          object: 'GitRepository/flux-system/shop',
          file: `${directory}/shop.yaml`,
          remedy: "declare it in the cluster's `repositories`",
        },
      ]);
    }
    expect(rules([unit({ name: 'a', components: { extra: having.manifests } })])).toEqual(['shared-repository']);
    expect(checkUnits([unit({ name: 'a', directory: 'clusters/a/a-test', ...having })])).toEqual([]);
  });

  it('checks components as well', () => {
    const findings = checkUnits([unit({ name: 'a', components: { extra: config({ a: '${VPC_CIDR}' }) } })]);
    expect(findings.map(({ file }) => file)).toEqual(['common/a/extra/config.yaml']);
  });
});
