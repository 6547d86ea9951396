import { buildFleet, fileMapTree, searchRoots } from '@slipway/flux-build';
import { describe, expect, test } from 'vitest';
import {
  fleetTransition,
  keptObjects,
  type TransitionInput,
  type TransitionProblem,
  transitionProblems,
  transitionRules,
} from '../src/index.ts';
import { exampleFiles } from './example-fleet.ts';

const built = (text: string): TransitionInput['old'] => {
  const tree = fileMapTree(exampleFiles(text));
  return buildFleet({ tree, roots: searchRoots(tree, '').roots });
};

/** What the server says of ConfigMaps that are immutable; it takes all other changes. */
const refusalsOfUpdate: NonNullable<TransitionInput['refusalsOfUpdate']> = (before, after) =>
  before.immutable === true && JSON.stringify(before.data) !== JSON.stringify(after.data) ? ['data: field is immutable'] : [];

/** The problems of a text with what was before a line `# after`, and what is then. */
function problemsOf(text: string, allowed: readonly string[] = []): readonly TransitionProblem[] {
  const [before, after] = text.split(/^# (?:before|after)$/m).slice(1);
  if (before === undefined || after === undefined) throw new Error('a change has two states');
  const [old, next] = [built(before), built(after)];
  const transition = fleetTransition({ old, new: next, refusalsOfUpdate });
  return [...transitionProblems({ transition, old, new: next, isAllowed: (object) => allowed.includes(object) })];
}

const found = (text: string, allowed?: readonly string[]): readonly string[] =>
  problemsOf(text, allowed).map(({ rule, object }) => `${rule} ${object}`);

describe.each(transitionRules.map((rule) => [rule.id, rule] as const))('%s', (id, { example }) => {
  test('is found in the failing example, once, and nothing else', () =>
    expect(problemsOf(example.failing).map(({ rule }) => rule)).toEqual([id]));
  test('is not found in the passing example, nor anything else', () => expect(problemsOf(example.passing)).toEqual([]));
});

const step = (before: readonly string[], after: readonly string[]): string =>
  `# before\n${before.join('---\n')}\n# after\n${after.join('---\n')}\n`;
const map = (name: string, namespace = 'default'): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}, namespace: ${namespace}}\n`;
const keep = map('keep');
const namespace = 'apiVersion: v1\nkind: Namespace\nmetadata: {name: shop}\n';
const claim =
  'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: data, namespace: shop}\nspec: {accessModes: [ReadWriteOnce], resources: {requests: {storage: 1Gi}}}\n';

describe('deletions', () => {
  test('counts the objects that are deleted with a Namespace', () => {
    const [problem, ...others] = problemsOf(step([keep, namespace, claim], [keep]));
    expect(others).toMatchObject([{ object: 'PersistentVolumeClaim/shop/data' }]);
    expect(problem).toMatchObject({ object: 'Namespace/shop', side: 'old', pointer: '/metadata/name' });
  });
  test('orphaned objects of a Namespace are deleted with it', () => {
    const [problem, ...others] = problemsOf(step([keep, namespace, claim], [keep, claim]));
    expect(others).toEqual([]);
    expect(problem?.message).toContain('and with it 1 other object that Flux applies');
  });
  test('what waits for something suspended is deleted once that is resumed', () => {
    const flux = (name: string, more: string): string =>
      `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${name}, namespace: flux-system}\n` +
      `spec: {interval: 1h, prune: true, path: ./${name}, sourceRef: {kind: GitRepository, name: flux-system}, ${more}}\n`;
    const pointers = `# clusters/example/\n${flux('base', 'suspend: true')}---\n${flux('shop', 'dependsOn: [{name: base}]')}# base/\n${map('base')}`;
    const text = `# before\n${pointers}# shop/\n${keep}---\n${claim}\n# after\n${pointers}# shop/\n${keep}`;
    expect(found(text)).toEqual(['protected-object-deleted PersistentVolumeClaim/shop/data']);
    const nested = `# before\n${pointers}# shop/\n${keep}---\n${flux('data', 'timeout: 1m')}# data/\n${claim}\n# after\n${pointers}# shop/\n${keep}`;
    expect(found(nested)).toEqual(['protected-object-deleted PersistentVolumeClaim/shop/data']);
  });
  test('allowed deletions are not reported', () =>
    expect(found(step([keep, namespace, claim], [keep]), ['Namespace/shop'])).toEqual([
      'protected-object-deleted PersistentVolumeClaim/shop/data',
    ]));
  test('deletions that are allowed do not count', () => {
    const names = Array.from({ length: 12 }, (_, index) => `m${index}`);
    const text = step([keep, ...names.map((name) => map(name))], [keep]);
    expect(found(text)).toEqual(['many-deletions ConfigMap/default/m0']);
    expect(
      found(
        text,
        names.slice(0, 3).map((name) => `ConfigMap/default/${name}`),
      ),
    ).toEqual([]);
  });
  test('composite resources of any kind', () => {
    const definition =
      'apiVersion: apiextensions.crossplane.io/v2\nkind: CompositeResourceDefinition\nmetadata: {name: nets.example.org}\n' +
      'spec: {group: example.org, scope: Cluster, names: {kind: Net, plural: nets}, versions: [{name: v1, served: true, referenceable: true, schema: {openAPIV3Schema: {type: object}}}]}\n';
    const net = 'apiVersion: example.org/v1\nkind: Net\nmetadata: {name: office}\n';
    expect(found(step([definition, net], [definition]))).toEqual(['protected-object-deleted Net/office']);
  });
});

describe('a removed cluster', () => {
  const sync = (name: string, cluster: string): string => `# clusters/${name}/flux-system/gotk-sync.yaml
apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 1m, url: 'https://git.example/platform/fleet.git', ref: {branch: main}}
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: flux-system, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./clusters/${cluster}, sourceRef: {kind: GitRepository, name: flux-system}}
`;
  const own = `# clusters/example/\n${keep}`;
  const pair = (before: string, after: string): string => `# before\n${before}# after\n${after}`;
  test('is reported once, at its first Flux Kustomization', () =>
    expect(problemsOf(pair(`${own}${sync('other', 'other')}`, own))).toMatchObject([
      { rule: 'cluster-removed', object: 'Kustomization/flux-system/flux-system', side: 'old', cluster: 'other', value: 'other' },
    ]));
  test('is not reported if its deletion is allowed', () =>
    expect(found(pair(`${own}${sync('other', 'other')}`, own), ['Kustomization/flux-system/flux-system'])).toEqual([]));
  test('is not reported if its files are compared', () => {
    const [old, next] = [built(`${own}${sync('other', 'other')}`), built(own)];
    const transition = fleetTransition({ old, new: next });
    expect([...transitionProblems({ transition, old, new: next, reportsRemovedClusters: false })]).toEqual([]);
  });
  test('has no finding of its own where its hub deletes its objects', () => {
    const spoke = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: spoke, namespace: flux-system}
spec: {interval: 10m, prune: true, path: ./spoke, kubeConfig: {secretRef: {name: spoke}}, sourceRef: {kind: GitRepository, name: flux-system}}
# spoke/
${map('x')}`;
    expect(found(pair(`${own}---\n${spoke}`, own)).filter((text) => text.startsWith('cluster-removed'))).toEqual([]);
  });
});

describe('removal order', () => {
  test('a kubeconfig is deleted together with a HelmRelease and a Flux Kustomization', () => {
    const secret = 'apiVersion: v1\nkind: Secret\nmetadata: {name: spoke, namespace: default}\n';
    const kubeConfig = 'kubeConfig: {secretRef: {name: spoke}}';
    const onSpoke = release('web', 'web').replace('spec: {', `spec: {${kubeConfig}, `);
    const folder = `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: web, namespace: default}\nspec: {interval: 10m, prune: true, path: ./nothing, ${kubeConfig}, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}\n`;
    const messages = problemsOf(step([keep, secret, onSpoke, folder], [keep])).map(
      ({ object, message }) => `${object}: ${message.split(': ').at(-1)}`,
    );
    expect(messages).toEqual([
      'HelmRelease/default/web: without it, the objects of the release remain on the cluster',
      'Kustomization/default/web: without it, the object is never deleted',
    ]);
  });
  const release = (name: string, chart: string): string =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: ${name}, namespace: default}\nspec: {interval: 1h, chart: {spec: {chart: ${chart}, version: 1.0.0, sourceRef: {kind: HelmRepository, name: ${chart}}}}}\n`;
  const pool = 'apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: general}\nspec: {}\n';
  test('another release of the controller goes on', () =>
    expect(found(step([keep, release('a', 'karpenter'), pool], [keep, release('b', 'karpenter')]))).toEqual([]));
  test('its chart is an OCI artifact', () => {
    const source =
      'apiVersion: source.toolkit.fluxcd.io/v1\nkind: OCIRepository\nmetadata: {name: k, namespace: default}\nspec: {interval: 1h, url: oci://public.ecr.aws/karpenter/karpenter, ref: {tag: 1.8.1}}\n';
    const byReference =
      'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: k, namespace: default}\nspec: {interval: 1h, chartRef: {kind: OCIRepository, name: k}}\n';
    expect(found(step([keep, source, byReference, pool], [keep]))).toEqual(['removed-with-controller NodePool/general']);
    expect(found(step([keep, source, byReference, pool], [keep, source, byReference]))).toEqual([]);
  });
  test('a controller goes alone', () => expect(found(step([keep, release('a', 'karpenter')], [keep]))).toEqual([]));
  test('a provider is deleted together with its cloud resources', () => {
    const provider =
      'apiVersion: pkg.crossplane.io/v1\nkind: Provider\nmetadata: {name: provider-aws-sqs}\nspec: {package: xpkg.upbound.io/upbound/provider-aws-sqs:v2.1.0}\n';
    const queue = 'apiVersion: sqs.aws.m.upbound.io/v1beta1\nkind: Queue\nmetadata: {name: orders, namespace: default}\nspec: {}\n';
    const topic = queue.replace('sqs.', 'sns.').replace('Queue', 'Topic');
    expect(found(step([keep, provider, queue, topic], [keep]))).toEqual(['removed-with-controller Queue/default/orders']);
  });
});

describe('versions of Kubernetes', () => {
  const cluster = (version: string): string =>
    `apiVersion: eks.aws.upbound.io/v1beta1\nkind: Cluster\nmetadata: {name: a}\nspec: {forProvider: {region: eu-west-1, version: '${version}'}}\n`;
  test.each([
    ['1.33', '1.34', []],
    ['1.33', '1.33', []],
    ['1.33', '1.32', ['kubernetes-version-refused Cluster/a']],
    ['1.33', '1.35', ['kubernetes-version-refused Cluster/a']],
    ['1.9', '1.10', []],
    ['latest', '1.35', []],
  ])('%s, then %s', (before, after, expected) => expect(found(step([cluster(before)], [cluster(after)]))).toEqual(expected));

  test('are refused with the versions that are possible', () => {
    const expected = (after: string) => problemsOf(step([cluster('1.33')], [cluster(after)]))[0]?.expected;
    expect(expected('1.36')).toBe('1.34 first, and each later minor version in a change of its own');
    expect(expected('1.32')).toBe('1.33: a version never goes back');
  });

  test('of composite resources, by their Composition', () => {
    const composition =
      'apiVersion: apiextensions.crossplane.io/v1\nkind: Composition\nmetadata: {name: c}\nspec: {compositeTypeRef: {apiVersion: example.org/v1, kind: Env}, mode: Pipeline, pipeline: [{step: a, functionRef: {name: f}, input: {apiVersion: pt.fn.crossplane.io/v1beta1, kind: Resources, resources: [{name: c, base: {apiVersion: eks.aws.m.upbound.io/v1beta1, kind: Cluster}, patches: [{type: FromCompositeFieldPath, fromFieldPath: spec.kubernetes, toFieldPath: spec.forProvider.version}]}]}}]}\n';
    const env = (version: string): string =>
      `apiVersion: example.org/v1\nkind: Env\nmetadata: {name: a}\nspec: {kubernetes: '${version}'}\n`;
    expect(problemsOf(step([composition, env('1.33')], [composition, env('1.35')]))).toMatchObject([
      { object: 'Env/a', pointer: '/spec/kubernetes', side: 'new', value: '1.35' },
    ]);
  });
});

describe('nodes and their control plane', () => {
  const plane = (version: string, more = ''): string =>
    `apiVersion: eks.aws.upbound.io/v1beta1\nkind: Cluster\nmetadata: {name: example${more}}\nspec: {forProvider: {version: '${version}'}}\n`;
  const group = (version: string, of = 'clusterNameRef: {name: example}'): string =>
    `apiVersion: eks.aws.upbound.io/v1beta1\nkind: NodeGroup\nmetadata: {name: general}\nspec: {forProvider: {${of}, version: '${version}'}}\n`;
  const images = (alias: string): string =>
    `apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: {name: general}\nspec: {amiSelectorTerms: [{alias: ${alias}}]}\n`;
  const composition = `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: c}
spec:
  compositeTypeRef: {apiVersion: example.org/v1, kind: Env}
  mode: Pipeline
  pipeline:
    - step: a
      functionRef: {name: f}
      input:
        apiVersion: pt.fn.crossplane.io/v1beta1
        kind: Resources
        patchSets: [{name: nodes, patches: [{fromFieldPath: spec.nodes, toFieldPath: spec.forProvider.version}]}]
        resources:
          - {name: c, base: {apiVersion: eks.aws.m.upbound.io/v1beta1, kind: Cluster}, patches: [{fromFieldPath: spec.plane, toFieldPath: spec.forProvider.version}]}
          - {name: n, base: {apiVersion: eks.aws.m.upbound.io/v1beta1, kind: NodeGroup}, patches: [{type: PatchSet, patchSetName: nodes}]}
`;
  const env = (control: string, nodes: string, name = 'a'): string =>
    `apiVersion: example.org/v1\nkind: Env\nmetadata: {name: ${name}}\nspec: {plane: '${control}', nodes: '${nodes}'}\n`;
  const ofClusters = composition.replace('apiVersion: example.org/v1, kind: Env', 'apiVersion: eks.aws.upbound.io/v1beta1, kind: Cluster');
  const both = ['nodes-with-control-plane'];
  test.each([
    ['in one change', [plane('1.33'), group('1.33')], [plane('1.34'), group('1.34')], both],
    ['one after the other', [plane('1.34'), group('1.33')], [plane('1.34'), group('1.34')], []],
    ['the control plane first', [plane('1.33'), group('1.33')], [plane('1.34'), group('1.33')], []],
    [
      'of another cluster',
      [plane('1.33'), group('1.33', 'clusterNameRef: {name: other}')],
      [plane('1.34'), group('1.34', 'clusterNameRef: {name: other}')],
      [],
    ],
    [
      'by the name in AWS',
      [plane('1.33', ', annotations: {crossplane.io/external-name: eu}'), group('1.33', 'clusterName: eu')],
      [plane('1.34', ', annotations: {crossplane.io/external-name: eu}'), group('1.34', 'clusterName: eu')],
      both,
    ],
    ['images of Karpenter on the cluster', [plane('1.33'), images('al2023@v1')], [plane('1.34'), images('al2023@v2')], both],
    ['of one composite', [composition, env('1.33', '1.33')], [composition, env('1.34', '1.34')], both],
    [
      'of two composites',
      [composition, env('1.33', '1.33'), env('1.33', '1.33', 'b')],
      [composition, env('1.34', '1.33'), env('1.33', '1.34', 'b')],
      [],
    ],
    ['new nodes', [plane('1.33')], [plane('1.34'), group('1.34')], []],
    [
      'with a Composition for the kind of the control plane',
      [ofClusters, plane('1.33'), group('1.33')],
      [ofClusters, plane('1.34'), group('1.34')],
      both,
    ],
  ])('%s', (_, before, after, expected) => expect(problemsOf(step(before, after)).map(({ rule }) => rule)).toEqual(expected));

  test('says both versions, at the version of the nodes', () => {
    expect(problemsOf(step([composition, env('1.33', '1.33')], [composition, env('1.34', '1.34')]))).toMatchObject([
      {
        pointer: '/spec/nodes',
        value: '1.34',
        message: 'the nodes of Env/a go from 1.33 to 1.34, and in the same change the control plane from Kubernetes 1.33 to 1.34',
      },
    ]);
  });
});

describe('objects that Flux leaves on their clusters', () => {
  test('are kept if no cluster deletes them', () => {
    const applied = (name: string) => ({ object: { kind: 'Network', metadata: { name } } });
    const change = (action: string, name: string) => ({ action, cluster: 'a', before: { applied: applied(name) } });
    const changes = [change('orphan', 'kept'), change('orphan', 'half'), change('delete', 'half'), change('delete', 'gone')];
    const isKept = keptObjects([{ changes, unknown: [] } as unknown as Parameters<typeof keptObjects>[0][number]]);
    expect(['kept', 'half', 'gone', 'other'].filter((name) => isKept(`Network/${name}`))).toEqual(['kept']);
  });
});

describe('an object and the definition of its kind, from two sources', () => {
  const example = transitionRules.find(({ id }) => id === 'used-before-defined')?.example.failing ?? '';
  const other = (text: string, with_: string): string => {
    expect(example).toContain(text);
    return example.replaceAll(text, with_);
  };
  test('says which field, and who waits for whom', () => {
    expect(problemsOf(example)).toMatchObject([
      {
        object: 'Network/office',
        pointer: '/spec/zone',
        message: expect.stringContaining('flux-system/networks may be applied before flux-system/definitions'),
      },
    ]);
  });
  test('of one source is compared by Flux', () => expect(found(other('name: catalogue}', 'name: flux-system}'))).toEqual([]));
  test('a field that the definition had before', () =>
    expect(found(other('size: {type: string}}', 'size: {type: string}, zone: {type: string}}'))).toEqual([]));
  test('a kind that takes every field', () =>
    expect(found(other('spec: {type: object, ', 'spec: {type: object, x-kubernetes-preserve-unknown-fields: true, '))).toEqual([]));
  test('a version that is new', () => {
    const [before = '', after = ''] = example.split('# after');
    const next = after.replace(
      'versions: [',
      'versions: [{name: v2, served: true, storage: false, schema: {openAPIV3Schema: {type: object, x-kubernetes-preserve-unknown-fields: true}}}, ',
    );
    expect(found(`${before}# after${next.replace('apiVersion: example.org/v1', 'apiVersion: example.org/v2')}`)).toEqual([
      'used-before-defined Network/office',
    ]);
  });
  test('a kind that is new in what was there before', () => {
    const [before = '', after = ''] = example.split('# after');
    const objects = before.indexOf('# definitions/');
    expect(found(`${before.slice(0, objects)}# definitions/\n${map('one')}# networks/\n${map('two')}# after${after}`)).toContain(
      'used-before-defined Network/office',
    );
  });
});
