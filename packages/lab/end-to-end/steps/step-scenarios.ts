/** A change of a fleet: its files before and after. All scenarios together are one repository. */
interface StepScenario {
  readonly name: string;
  /** Objects that Flux has applied before `old`. @default `old` */
  readonly first?: Readonly<Record<string, string>>;
  /** Contents of folders: `FOLDER/FILE`, below a folder of the scenario. */
  readonly old: Readonly<Record<string, string>>;
  readonly new: Readonly<Record<string, string>>;
}

/** The input for the texts of a scenario: its namespace, and its Flux Kustomizations, whose names begin with it. */
interface ScenarioTexts {
  readonly id: string;
  /** A ConfigMap. */
  readonly map: (name: string, options?: MapOptions) => string;
  /** A Flux Kustomization of a folder of the scenario. `more` goes into its spec. */
  readonly flux: (name: string, more?: string, folder?: string) => string;
}

interface MapOptions {
  readonly value?: string;
  /** More of its metadata: `, annotations: {…}`. */
  readonly marks?: string;
  readonly more?: string;
  readonly namespace?: string;
}

/** `everywhere` goes into the spec of each of its Flux Kustomizations. */
const textsOf = (id: string, everywhere = ''): ScenarioTexts => ({
  id,
  map: (name, { value = 'a', marks = '', more = '', namespace = id } = {}) =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}${namespace === '' ? '' : `, namespace: ${namespace}`}${marks}}\ndata: {value: ${value}}\n${more}`,
  flux: (name, more = ', prune: true', folder = name) =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: {name: ${id}-${name}, namespace: flux-system}\n` +
    `spec: {interval: 1h, retryInterval: 1s, timeout: 30s, path: ./${id}/${folder}, sourceRef: {kind: GitRepository, name: flux-system}${more}${everywhere}}\n`,
});

const mark = (name: string, value: string): string => `, annotations: {kustomize.toolkit.fluxcd.io/${name}: ${value}}`;
const PRUNE = ', prune: true';
const documents = (...texts: readonly string[]): string => texts.join('---\n');

type Make = (texts: ScenarioTexts) => Omit<StepScenario, 'name'>;

/** Returns one Flux Kustomization `a` with a constant object, and the differences. */
const one =
  (change: (texts: ScenarioTexts) => readonly [Files, Files], more: readonly [string, string] = [PRUNE, PRUNE]): Make =>
  (texts) => {
    const [old, next] = change(texts);
    const stays = { 'a/kept.yaml': texts.map('stays') };
    return {
      old: { 'flux/a.yaml': texts.flux('a', more[0]), ...stays, ...old },
      new: { 'flux/a.yaml': texts.flux('a', more[1]), ...stays, ...next },
    };
  };

type Files = Readonly<Record<string, string>>;

/** `b`, of which everything changes, waits for `a`, which is suspended in the end, and has the spec `old` before. */
const waitsFor =
  (old: string): Make =>
  ({ map, flux, id }) => {
    const state = (spec: string, files: Files): Files => ({
      'flux/a.yaml': flux('a', spec),
      'flux/b.yaml': flux('b', `${PRUNE}, dependsOn: [{name: ${id}-a}]`),
      'a/kept.yaml': map('stays'),
      ...files,
    });
    const [before, after] = [
      { 'b/x.yaml': map('x'), 'b/y.yaml': map('y') },
      { 'b/x.yaml': map('x', { value: 'b' }), 'b/z.yaml': map('z') },
    ];
    return { first: state(PRUNE, before), old: state(old, before), new: state(`${PRUNE}, suspend: true`, after) };
  };

/** The Flux Kustomization goes, with the spec that it has. */
const removedWith =
  (spec: string): Make =>
  ({ map, flux }) => ({
    old: { 'flux/a.yaml': flux('a', spec), 'flux/b.yaml': flux('b'), 'a/x.yaml': map('x'), 'b/y.yaml': map('y') },
    new: { 'flux/b.yaml': flux('b'), 'a/x.yaml': map('x'), 'b/y.yaml': map('y') },
  });

/** An object goes from the folder of `a` to that of `b`. */
const movedWith =
  (a: string, marks = ''): Make =>
  ({ map, flux, id }) => {
    const spec = a.replaceAll('ID', id);
    const both = { 'flux/a.yaml': flux('a', spec), 'flux/b.yaml': flux('b'), 'a/kept.yaml': map('stays'), 'b/other.yaml': map('other') };
    return { old: { ...both, 'a/x.yaml': map('x', { marks }) }, new: { ...both, 'b/x.yaml': map('x', { marks }) } };
  };

const definition = (id: string, versions = '[v1]'): string =>
  `apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: nets.${id}.example.org}\n` +
  `spec:\n  group: ${id}.example.org\n  scope: Namespaced\n  names: {kind: Net, plural: nets}\n  versions:\n${versions
    .slice(1, -1)
    .split(', ')
    .map(
      (version, index) =>
        `  - {name: ${version}, served: true, storage: ${index === 0}, schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, x-kubernetes-preserve-unknown-fields: true}}}}}\n`,
    )
    .join('')}`;

const net = (id: string, version = 'v1'): string =>
  `apiVersion: ${id}.example.org/${version}\nkind: Net\nmetadata: {name: office, namespace: ${id}}\nspec: {size: 3}\n`;

const scaler = (id: string, version: string, metrics = ''): string =>
  `apiVersion: autoscaling/${version}\nkind: HorizontalPodAutoscaler\nmetadata: {name: web, namespace: ${id}}\n` +
  `spec: {maxReplicas: 3, scaleTargetRef: {kind: Deployment, name: web, apiVersion: apps/v1}${metrics}}\n`;

const job = (id: string, image: string, marks = ''): string =>
  `apiVersion: batch/v1\nkind: Job\nmetadata: {name: once, namespace: ${id}${marks}}\n` +
  `spec: {suspend: true, template: {spec: {restartPolicy: Never, containers: [{name: run, image: '${image}'}]}}}\n`;

const binding = (id: string, role: string): string =>
  `apiVersion: rbac.authorization.k8s.io/v1\nkind: RoleBinding\nmetadata: {name: readers, namespace: ${id}}\n` +
  `roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: ${role}}\nsubjects: [{kind: ServiceAccount, name: default, namespace: ${id}}]\n`;

/** A HelmRelease of the chart `./chart`, whose objects have the name of the release. */
const release = (id: string, more = '', chart = 'chart'): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: web, namespace: ${id}}\n` +
  `spec: {interval: 1h, ${more}chart: {spec: {chart: ./${chart}, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}}\n`;

/** The HelmRelease has `old` in its spec before, and `next` after the change. */
const releaseWith = (old: string, next: string, charts: readonly [string, string] = ['chart', 'chart']): Make =>
  one(({ id }) => [{ 'a/r.yaml': release(id, old, charts[0]) }, { 'a/r.yaml': release(id, next, charts[1]) }]);

/** Charts of two ConfigMaps, in folders of their names. Only the template of the first one has a namespace. */
export const chartFiles: Readonly<Record<string, string>> = Object.fromEntries(
  ['chart', 'other'].flatMap((name) => [
    [`${name}/Chart.yaml`, `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n`],
    [
      `${name}/templates/settings.yaml`,
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: {{ .Release.Name }}-settings, namespace: {{ .Release.Namespace }}}\ndata: {level: {{ .Values.level | default "info" }}}\n' +
        '---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: {{ .Release.Name }}-plain}\n',
    ],
  ]),
);

const namespace = (name: string): string => `apiVersion: v1\nkind: Namespace\nmetadata: {name: ${name}}\n`;

const IMMUTABLE = { more: 'immutable: true\n' };

/** Two folders that change at once: `x` is refused, `new` comes, `gone` goes. */
const refused =
  (more: string, { marks = '', also = () => ({}) }: { marks?: string; also?: (texts: ScenarioTexts) => Files } = {}): Make =>
  (texts) => ({
    old: { 'flux/a.yaml': texts.flux('a', more), 'a/x.yaml': texts.map('x', { ...IMMUTABLE, marks }), 'a/gone.yaml': texts.map('gone') },
    new: {
      'flux/a.yaml': texts.flux('a', more),
      'a/x.yaml': texts.map('x', { ...IMMUTABLE, value: 'b', marks }),
      'a/new.yaml': texts.map('new'),
      ...also(texts),
    },
  });

/** One Flux Kustomization `a` with an object `x`, which gets a mark after it was created. */
const markedLater =
  (name: string, value: string, change: (texts: ScenarioTexts) => Files): Make =>
  (texts) => {
    const state = (files: Files): Files => ({ 'flux/a.yaml': texts.flux('a'), 'a/kept.yaml': texts.map('stays'), ...files });
    return {
      first: state({ 'a/x.yaml': texts.map('x') }),
      old: state({ 'a/x.yaml': texts.map('x', { marks: mark(name, value) }) }),
      new: state(change(texts)),
    };
  };

const SCENARIOS = {
  'an object comes': one(({ map }) => [{}, { 'a/x.yaml': map('x') }]),
  'an object goes': one(({ map }) => [{ 'a/x.yaml': map('x') }, {}]),
  'a value changes': one(({ map }) => [{ 'a/x.yaml': map('x') }, { 'a/x.yaml': map('x', { value: 'b' }) }]),
  'a name changes': one(({ map }) => [{ 'a/x.yaml': map('x') }, { 'a/x.yaml': map('y') }]),
  'a file has another name': one(({ map }) => [{ 'a/x.yaml': map('x') }, { 'a/deep/y.yaml': map('x') }]),
  'comments, and the order of documents': one(({ map }) => [
    { 'a/x.yaml': documents(map('x'), map('y')) },
    { 'a/x.yaml': documents(map('y'), `# a comment\n${map('x')}`) },
  ]),
  'an object goes without prune': one(({ map }) => [{ 'a/x.yaml': map('x') }, {}], [', prune: false', ', prune: false']),
  'prune is turned off as an object goes': one(({ map }) => [{ 'a/x.yaml': map('x') }, {}], [PRUNE, ', prune: false']),
  'prune is turned on as an object goes': one(({ map }) => [{ 'a/x.yaml': map('x') }, {}], [', prune: false', PRUNE]),
  'an object goes that asks to be left': one(({ map }) => [{ 'a/x.yaml': map('x', { marks: mark('prune', 'disabled') }) }, {}]),
  'an object goes that asks to be left by a label': one(({ map }) => [
    { 'a/x.yaml': map('x', { marks: ', labels: {kustomize.toolkit.fluxcd.io/prune: Disabled}' }) },
    {},
  ]),
  'an object that is made where it does not exist': one(({ map }) => [
    {},
    { 'a/x.yaml': map('x', { marks: mark('ssa', 'IfNotPresent') }) },
  ]),
  'an object that is only made where it does not exist changes': one(({ map }) => [
    { 'a/x.yaml': map('x', { marks: mark('ssa', 'IfNotPresent') }) },
    { 'a/x.yaml': map('x', { value: 'b', marks: mark('ssa', 'IfNotPresent') }) },
  ]),
  'an object that is only made where it does not exist goes': one(({ map }) => [
    { 'a/x.yaml': map('x', { marks: mark('ssa', 'IfNotPresent') }) },
    {},
  ]),
  'an object that is merged changes': one(({ map }) => [
    { 'a/x.yaml': map('x', { marks: mark('ssa', 'Merge') }) },
    { 'a/x.yaml': map('x', { value: 'b', marks: mark('ssa', 'Merge') }) },
  ]),
  'an object that is ignored comes': one(({ map }) => [{}, { 'a/x.yaml': map('x', { marks: mark('ssa', 'Ignore') }) }]),
  'an object that is not reconciled comes': one(({ map }) => [{}, { 'a/x.yaml': map('x', { marks: mark('reconcile', 'disabled') }) }]),
  'an object is no longer reconciled, and changes': one(({ map }) => [
    { 'a/x.yaml': map('x') },
    { 'a/x.yaml': map('x', { value: 'b', marks: mark('reconcile', 'disabled') }) },
  ]),
  'an object is no longer reconciled, and goes': markedLater('reconcile', 'disabled', () => ({})),
  'an object is ignored, and goes': markedLater('ssa', 'Ignore', () => ({})),
  'an object is no longer reconciled or pruned, and goes': markedLater(
    'prune: disabled, kustomize.toolkit.fluxcd.io/reconcile',
    'disabled',
    () => ({}),
  ),
  'an object is no longer reconciled, and changes twice': markedLater('reconcile', 'disabled', ({ map }) => ({
    'a/x.yaml': map('x', { value: 'b', marks: mark('reconcile', 'disabled') }),
  })),
  'an object is ignored, and changes': markedLater('ssa', 'Ignore', ({ map }) => ({
    'a/x.yaml': map('x', { value: 'b', marks: mark('ssa', 'Ignore') }),
  })),
  'the owner of an object that is no longer reconciled goes': (texts) => ({
    ...markedLater('reconcile', 'disabled', () => ({}))(texts),
    new: { 'flux/b.yaml': texts.flux('b'), 'b/y.yaml': texts.map('y') },
  }),
  'another targetNamespace': ({ map, flux, id }) => ({
    old: { 'flux/a.yaml': flux('a', `${PRUNE}, targetNamespace: ${id}`), 'a/x.yaml': map('x', { namespace: '' }) },
    new: { 'flux/a.yaml': flux('a', `${PRUNE}, targetNamespace: ${id}-too`), 'a/x.yaml': map('x', { namespace: '' }) },
  }),
  'a prefix of names': one(({ map }) => [{ 'a/x.yaml': map('x') }, { 'a/x.yaml': map('x') }], [PRUNE, `${PRUNE}, namePrefix: my-`]),
  'labels for all': one(() => [{}, {}], [PRUNE, `${PRUNE}, commonMetadata: {labels: {team: shop}}`]),
  'the value of a variable': one(
    ({ map }) => [{ 'a/x.yaml': map('x', { value: `\${COLOR}` }) }, { 'a/x.yaml': map('x', { value: `\${COLOR}` }) }],
    [`${PRUNE}, postBuild: {substitute: {COLOR: red}}`, `${PRUNE}, postBuild: {substitute: {COLOR: blue}}`],
  ),
  'the content of a generated ConfigMap': one(({ id }) => {
    const files = (value: string): Files => ({
      'a/kustomization.yaml': `namespace: ${id}\nresources: [kept.yaml]\nconfigMapGenerator: [{name: settings, literals: [color=${value}]}]\n`,
    });
    return [files('red'), files('blue')];
  }),
  'a Secret changes': one(({ id }) => {
    const secret = (value: string): Files => ({
      'a/x.yaml': `apiVersion: v1\nkind: Secret\nmetadata: {name: x, namespace: ${id}}\nstringData: {note: ${value}}\n`,
    });
    return [secret('one'), secret('two')];
  }),
  'it is suspended, and something changes': one(
    ({ map }) => [{ 'a/x.yaml': map('x') }, { 'a/x.yaml': map('x', { value: 'b' }), 'a/y.yaml': map('y') }],
    [PRUNE, `${PRUNE}, suspend: true`],
  ),
  'it is suspended, and loses what makes others': ({ map, flux }) => ({
    old: { 'flux/a.yaml': flux('a'), 'a/x.yaml': map('x'), 'a/child.yaml': flux('child'), 'child/y.yaml': map('y') },
    new: { 'flux/a.yaml': flux('a', `${PRUNE}, suspend: true`), 'a/z.yaml': map('z') },
  }),
  'it waits for one that is suspended': waitsFor(PRUNE),
  'it waits for one that remains suspended': waitsFor(`${PRUNE}, suspend: true`),
  'it waits for one that remains suspended and has another source': (texts) => {
    const { first, old, new: next } = waitsFor(`${PRUNE}, suspend: true`)(texts);
    const withSource = (files: Files): Files => ({
      ...files,
      'flux/b.yaml': (files['flux/b.yaml'] ?? '').replace('GitRepository, name: flux-system', 'GitRepository, name: the-same'),
    });
    return { ...(first && { first: withSource(first) }), old: withSource(old), new: withSource(next) };
  },
  'it remains suspended, and everything changes': one(
    ({ map }) => [{ 'a/x.yaml': map('x') }, { 'a/y.yaml': map('y') }],
    [`${PRUNE}, suspend: true`, `${PRUNE}, suspend: true`],
  ),
  'kustomization.yaml lists less': one(({ map }) => [
    { 'a/x.yaml': map('x'), 'a/kustomization.yaml': 'resources: [kept.yaml, x.yaml]\n' },
    { 'a/x.yaml': map('x'), 'a/kustomization.yaml': 'resources: [kept.yaml]\n' },
  ]),
  'kustomization.yaml lists nothing': one(({ map }) => [
    { 'a/x.yaml': map('x'), 'a/kustomization.yaml': 'resources: [kept.yaml, x.yaml]\n' },
    { 'a/x.yaml': map('x'), 'a/kustomization.yaml': 'resources: []\n' },
  ]),
  'kustomization.yaml lists what does not exist': one(({ map }) => [
    { 'a/x.yaml': map('x'), 'a/kustomization.yaml': 'resources: [kept.yaml, x.yaml]\n' },
    { 'a/kustomization.yaml': 'resources: [kept.yaml, x.yaml]\n' },
  ]),
  'its folder goes': ({ map, flux }) => ({
    old: { 'flux/a.yaml': flux('a'), 'a/x.yaml': map('x') },
    new: { 'flux/a.yaml': flux('a'), 'other/x.yaml': map('x') },
  }),
  'another folder with the same object': ({ map, flux }) => ({
    old: { 'flux/a.yaml': flux('a'), 'a/x.yaml': map('x'), 'a/y.yaml': map('y') },
    new: { 'flux/a.yaml': flux('a', PRUNE, 'other'), 'other/x.yaml': map('x') },
  }),
  'it goes, with prune: true': removedWith(PRUNE),
  'it goes, with prune: false': removedWith(', prune: false'),
  'it goes, with deletionPolicy: Orphan': removedWith(`${PRUNE}, deletionPolicy: Orphan`),
  'it goes, with deletionPolicy: Delete': removedWith(', prune: false, deletionPolicy: Delete'),
  'it goes, with deletionPolicy: WaitForTermination': removedWith(', prune: false, deletionPolicy: WaitForTermination'),
  'it goes, with deletionPolicy: MirrorPrune': removedWith(`${PRUNE}, deletionPolicy: MirrorPrune`),
  'it is deleted with an object that asks to be kept': ({ map, flux }) => ({
    old: {
      'flux/a.yaml': flux('a'),
      'flux/b.yaml': flux('b'),
      'b/y.yaml': map('y'),
      'a/x.yaml': map('x', { marks: mark('prune', 'disabled') }),
    },
    new: { 'flux/b.yaml': flux('b'), 'b/y.yaml': map('y') },
  }),
  'the one goes that made others': ({ map, flux }) => ({
    old: {
      'flux/a.yaml': flux('a'),
      'flux/z.yaml': flux('z'),
      'z/z.yaml': map('z'),
      'a/b.yaml': flux('b'),
      'b/c.yaml': documents(flux('c'), map('of-b')),
      'c/x.yaml': map('x'),
    },
    new: { 'flux/z.yaml': flux('z'), 'z/z.yaml': map('z') },
  }),
  'the one goes that made one with deletionPolicy: Orphan': ({ map, flux }) => ({
    old: {
      'flux/a.yaml': flux('a'),
      'flux/z.yaml': flux('z'),
      'z/z.yaml': map('z'),
      'a/b.yaml': flux('b', `${PRUNE}, deletionPolicy: Orphan`),
      'b/x.yaml': map('x'),
    },
    new: { 'flux/z.yaml': flux('z'), 'z/z.yaml': map('z') },
  }),
  'it has another name, and the same folder': ({ map, flux }) => ({
    old: { 'flux/a.yaml': flux('a', PRUNE, 'files'), 'files/x.yaml': map('x') },
    new: { 'flux/b.yaml': flux('b', PRUNE, 'files'), 'files/x.yaml': map('x') },
  }),
  'an object goes to another one': movedWith(PRUNE),
  'an object goes to another one that is waited for': movedWith(`${PRUNE}, dependsOn: [{name: ID-b}]`),
  'an object goes to another one from one without prune': movedWith(', prune: false'),
  'an object goes to another one, and asks to be left': movedWith(PRUNE, mark('prune', 'disabled')),
  'a Flux Kustomization goes to another parent, and asks to be left': ({ map, flux }) => {
    const child = flux('c').replace(', namespace: flux-system}', `, namespace: flux-system${mark('prune', 'disabled')}}`);
    const both = { 'flux/a.yaml': flux('a'), 'flux/b.yaml': flux('b'), 'a/x.yaml': map('x'), 'b/y.yaml': map('y'), 'c/z.yaml': map('z') };
    return { old: { ...both, 'a/c.yaml': child }, new: { ...both, 'b/c.yaml': child } };
  },
  'a CRD is deleted with its objects': ({ map, flux, id }) => ({
    old: {
      'flux/a.yaml': flux('a'),
      'flux/b.yaml': flux('b', `${PRUNE}, dependsOn: [{name: ${id}-a}]`),
      'a/d.yaml': documents(definition(id), map('x')),
      'b/net.yaml': documents(net(id), map('y')),
    },
    new: {
      'flux/a.yaml': flux('a'),
      'flux/b.yaml': flux('b', `${PRUNE}, dependsOn: [{name: ${id}-a}]`),
      'a/d.yaml': map('x'),
      'b/net.yaml': map('y'),
    },
  }),
  'a custom resource has another version': one(({ id }) => [
    { 'a/d.yaml': documents(definition(id, '[v1, v2]'), net(id)) },
    { 'a/d.yaml': documents(definition(id, '[v1, v2]'), net(id, 'v2')) },
  ]),
  'an autoscaler has another version': one(({ id }) => [
    { 'a/x.yaml': scaler(id, 'v1', ', targetCPUUtilizationPercentage: 50') },
    {
      'a/x.yaml': scaler(
        id,
        'v2',
        ', metrics: [{type: Resource, resource: {name: cpu, target: {type: Utilization, averageUtilization: 60}}}]',
      ),
    },
  ]),
  'a Namespace is deleted with its content': one(({ map, id }) => [
    { 'a/n.yaml': documents(namespace(`${id}-own`), map('x', { namespace: `${id}-own` })) },
    {},
  ]),
  'an immutable field changes': refused(PRUNE),
  'an immutable field changes with force': refused(`${PRUNE}, force: true`),
  'an immutable field changes of an object with force': refused(PRUNE, { marks: mark('force', 'enabled') }),
  'an immutable field changes, and a Namespace comes': refused(PRUNE, { also: ({ id }) => ({ 'a/n.yaml': namespace(`${id}-late`) }) }),
  'an immutable field changes of one that another one waits for': ({ map, flux, id }) => {
    const both = { 'flux/a.yaml': flux('a'), 'flux/b.yaml': flux('b', `${PRUNE}, dependsOn: [{name: ${id}-a}]`) };
    return {
      old: { ...both, 'a/x.yaml': map('x', IMMUTABLE), 'b/y.yaml': map('y') },
      new: { ...both, 'a/x.yaml': map('x', { ...IMMUTABLE, value: 'b' }), 'b/y.yaml': map('y', { value: 'b' }) },
    };
  },
  'the Pods of a Job change': one(({ id }) => [{ 'a/job.yaml': job(id, 'busybox:1') }, { 'a/job.yaml': job(id, 'busybox:2') }]),
  'the Pods of a Job change with force': one(({ id }) => [
    { 'a/job.yaml': job(id, 'busybox:1', mark('force', 'enabled')) },
    { 'a/job.yaml': job(id, 'busybox:2', mark('force', 'enabled')) },
  ]),
  'a RoleBinding grants another role': one(({ id }) => [{ 'a/b.yaml': binding(id, 'view') }, { 'a/b.yaml': binding(id, 'edit') }]),
  'a RoleBinding grants another role, with force': one(
    ({ id }) => [{ 'a/b.yaml': binding(id, 'view') }, { 'a/b.yaml': binding(id, 'edit') }],
    [`${PRUNE}, force: true`, `${PRUNE}, force: true`],
  ),
  'a CRD no longer serves a version': ({ map, flux, id }) => ({
    old: { 'flux/a.yaml': flux('a'), 'a/kept.yaml': map('kept'), 'a/definition.yaml': definition(id, '[v1, v2]') },
    new: { 'flux/a.yaml': flux('a'), 'a/kept.yaml': map('kept'), 'a/definition.yaml': definition(id, '[v1]') },
  }),
  'a CRD no longer has the version of its stored objects': ({ map, flux, id }) => ({
    old: { 'flux/a.yaml': flux('a'), 'a/kept.yaml': map('kept'), 'a/definition.yaml': definition(id, '[v1, v2]') },
    new: { 'flux/a.yaml': flux('a'), 'a/kept.yaml': map('kept'), 'a/definition.yaml': definition(id, '[v2]') },
  }),
  'Pod Security labels of a Namespace': one(({ id }) => [
    { 'a/n.yaml': namespace(`${id}-labelled`) },
    { 'a/n.yaml': namespace(`${id}-labelled`).replace('}', ', labels: {pod-security.kubernetes.io/enforce: restricted}}') },
  ]),
  'a HelmRelease goes': one(({ id }) => [{ 'a/r.yaml': release(id) }, {}]),
  'a suspended HelmRelease goes': ({ id, flux, map }) => {
    const state = (more: string): Files => ({ 'flux/a.yaml': flux('a'), 'a/kept.yaml': map('kept'), 'a/r.yaml': release(id, more) });
    return { first: state(''), old: state('suspend: true, '), new: { 'flux/a.yaml': flux('a'), 'a/kept.yaml': map('kept') } };
  },
  'a HelmRelease with other values': releaseWith('', 'values: {level: debug}, '),
  'a HelmRelease with another target namespace': (texts) =>
    releaseWith(`releaseName: web, targetNamespace: ${texts.id}, `, `releaseName: web, targetNamespace: ${texts.id}-too, `)(texts),
  'a HelmRelease with another storage namespace': (texts) => releaseWith('', `storageNamespace: ${texts.id}-too, `)(texts),
  'a HelmRelease with another release name': releaseWith('', 'releaseName: shop, '),
  'a HelmRelease whose release name is written': releaseWith('', 'releaseName: web, '),
  'a HelmRelease of another chart': releaseWith('', '', ['chart', 'other']),
  'a HelmRelease of another chart that is upgraded': releaseWith(
    'upgrade: {chartNameChangeStrategy: InPlaceUpdate}, ',
    'upgrade: {chartNameChangeStrategy: InPlaceUpdate}, ',
    ['chart', 'other'],
  ),
  'a HelmRelease goes to another Flux Kustomization that is waited for': ({ id, flux, map }) => {
    const a = flux('a', `${PRUNE}, dependsOn: [{name: ${id}-b}]`);
    const both = { 'flux/a.yaml': a, 'flux/b.yaml': flux('b'), 'a/kept.yaml': map('kept'), 'b/other.yaml': map('other') };
    return { old: { ...both, 'a/r.yaml': release(id) }, new: { ...both, 'b/r.yaml': release(id) } };
  },
} satisfies Readonly<Record<string, Make>>;

/** A scenario with names of its own, and the cluster that its objects are on. */
export interface PlacedScenario extends StepScenario {
  readonly id: string;
  readonly cluster: 'lab' | 'spoke';
}

/** What a Flux Kustomization of the cluster `lab` needs to apply its objects to `spoke`. */
export const ON_SPOKE = ', kubeConfig: {secretRef: {name: spoke-kubeconfig}}';

/** Scenarios that are also tested from the hub to a spoke: what Flux itself deletes, moves, recreates and orphans. */
const FROM_THE_HUB: readonly (keyof typeof SCENARIOS)[] = [
  'an object comes',
  'an object goes',
  'a value changes',
  'a name changes',
  'an object goes without prune',
  'an object goes that asks to be left',
  'another targetNamespace',
  'another folder with the same object',
  'it goes, with prune: true',
  'it goes, with prune: false',
  'it goes, with deletionPolicy: Orphan',
  'it has another name, and the same folder',
  'an object goes to another one',
  'a Namespace is deleted with its content',
  'an immutable field changes',
  'an immutable field changes with force',
];

const numbered = (letter: string, index: number): string => `${letter}${String(index + 1).padStart(2, '0')}`;

/** All scenarios. Each has its own names. */
export const stepScenarios: readonly PlacedScenario[] = [
  ...Object.entries(SCENARIOS).map(([name, make], index): PlacedScenario => {
    const id = numbered('s', index);
    return { id, name, cluster: 'lab', ...make(textsOf(id)) };
  }),
  ...FROM_THE_HUB.map((name, index): PlacedScenario => {
    const id = numbered('h', index);
    return { id, name: `from the hub: ${name}`, cluster: 'spoke', ...SCENARIOS[name](textsOf(id, ON_SPOKE)) };
  }),
];
