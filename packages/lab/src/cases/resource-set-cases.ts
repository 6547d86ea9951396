import { type Draw, drawn, sampleOf } from './draw.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A ResourceSet of flux-operator, and ResourceSetInputProviders of type Static. */
export interface ResourceSetCase {
  readonly resourceSet: Fields;
  readonly providers: readonly Fields[];
}

/** Returns `count` ResourceSets, always the same for a seed. */
export const resourceSetCases = (count: number, seed: number): readonly ResourceSetCase[] => sampleOf(drawn(drawCase), count, seed);

const NAMESPACE = 'flux-system';

function drawCase(draw: Draw): ResourceSetCase {
  const providers = draw.some(['app-defaults', 'Team.Blue', 'zones'], draw.below(3)).map((name) => drawProvider(name, draw));
  const isPermuted = providers.length > 0 && draw.chance(35);
  const inputs = draw.chance(isPermuted ? 80 : 90) ? Array.from({ length: 1 + draw.below(3) }, () => drawInputs(draw)) : [];
  const names = [...(inputs.length === 0 ? [] : ['shop']), ...providers.map(({ metadata }) => (metadata as { name: string }).name)];
  const scope = isPermuted ? `<< inputs.${draw.pick(names).replaceAll(/\W/g, '_')}.%s >>` : '<< inputs.%s >>';
  const hasEmpty = inputs.length > 0 && draw.chance(30);
  const spec = {
    ...(draw.chance(20) ? { commonMetadata: { labels: { team: 'blue' }, annotations: { note: 'a: b' } } } : {}),
    ...(isPermuted ? { inputStrategy: { name: 'Permute', ...(hasEmpty ? { includeEmptyProviders: true } : {}) } } : {}),
    ...(inputs.length === 0 ? {} : { inputs }),
    ...(providers.length === 0 ? {} : { inputsFrom: providers.map((provider) => drawReference(provider, draw)) }),
    ...(draw.chance(15)
      ? { steps: ['first', 'second'].slice(0, 1 + draw.below(2)).map((name) => ({ name, ...drawParts(scope, draw) })) }
      : drawParts(scope, draw)),
  };
  const resourceSet = {
    apiVersion: 'fluxcd.controlplane.io/v1',
    kind: 'ResourceSet',
    metadata: { name: 'shop', namespace: NAMESPACE },
    spec,
  };
  return { resourceSet, providers };
}

function drawProvider(name: string, draw: Draw): Fields {
  return {
    apiVersion: 'fluxcd.controlplane.io/v1',
    kind: 'ResourceSetInputProvider',
    metadata: { name: name.toLowerCase(), namespace: NAMESPACE, labels: { from: draw.pick(['here', 'there']) } },
    spec: { type: 'Static', ...(draw.chance(95) ? { defaultValues: drawInputs(draw) } : {}) },
  };
}

function drawReference({ apiVersion, kind, metadata }: Fields, draw: Draw): Fields {
  const { name, labels } = metadata as { readonly name: string; readonly labels: Fields };
  return { apiVersion, kind, ...(draw.chance(75) ? { name } : { selector: { matchLabels: labels } }) };
}

const VALUES: Fields = {
  name: 'web',
  tenant: 'blue team',
  replicas: 3,
  share: 0.25,
  large: 12_345_678,
  enabled: true,
  off: false,
  empty: '',
  version: '1.10',
  yes: 'yes',
  lines: 'one\ntwo\n',
  quoted: 'say "hi"',
  colon: 'a: b # c',
  list: ['a', 'b'],
  numbers: [1, 2, 10],
  none: [],
  map: { z: 1, a: 'x', inner: { deep: true } },
};

function drawInputs(draw: Draw): Fields {
  const names = Object.keys(VALUES).filter(() => draw.chance(97));
  return Object.fromEntries(names.map((name) => [name, name === 'name' ? draw.pick(['web', 'api', 'job']) : VALUES[name]]));
}

function drawParts(scope: string, draw: Draw): Fields {
  const kind = draw.below(10);
  return {
    ...(kind < 8 ? { resources: Array.from({ length: 1 + draw.below(2) }, () => drawResource(scope, draw)) } : {}),
    ...(kind > 5 ? { resourcesTemplate: drawTemplate(scope, draw) } : {}),
  };
}

const value = (scope: string, pipeline: string): string => scope.replace('%s', pipeline);

const drawValue = (scope: string, draw: Draw): string => value(scope, draw.pick(PIPELINES));

/** Pipelines after `inputs.`. */
const PIPELINES = [
  ...['name', 'name', 'name', 'tenant', 'replicas', 'share', 'enabled', 'empty', 'version', 'yes', 'colon', 'quoted', 'lines', 'off'],
  ...[
    'name | upper',
    'tenant | replace " " "-"',
    'version | quote',
    'replicas | quote',
    'yes | squote',
    'quoted | quote',
    'name | default "x"',
  ],
  ...[
    'empty | default "x"',
    'off | default true',
    'list | join ","',
    'list | toYaml | nindent 2',
    'map | toYaml | indent 4',
    'map.inner.deep',
  ],
  ...['lines | trim', 'name | trimSuffix "b"', 'version | trimPrefix "1."', 'name | len', 'list | len', 'map | len', 'none | empty'],
  ...[
    'name | contains "e" | ternary "with" "without"',
    'tenant | hasPrefix "blue"',
    'name | printf "%s-%s" "a"',
    'list',
    'map',
    'provider.name',
  ],
  ...[
    'numbers | toYaml',
    'name | title',
    'tenant | slugify',
    'name | nindent 2',
    'name | trunc 2',
    'share | toString',
    'provider.kind',
    'large',
    'numbers',
    'tenant | title',
    'name | trunc 20',
    'name | trunc -1',
  ],
  ...[
    'replicas | printf "%d of %v" 1',
    'share | printf "%v"',
    'enabled | printf "%v-%s" "a"',
    'tenant | printf "%q"',
    'list | printf "%v"',
  ],
];

function drawResource(scope: string, draw: Draw): Fields {
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: {
      name: draw.pick([value(scope, 'name'), `${value(scope, 'name')}-settings`, 'fixed']),
      namespace: 'default',
      ...(draw.chance(15) ? { annotations: { 'fluxcd.controlplane.io/reconcile': draw.pick(['disabled', 'enabled']) } } : {}),
    },
    data: {
      text: drawValue(scope, draw),
      ...(draw.chance(30) ? { more: `a ${value(scope, draw.pick(['name', 'version', 'replicas | quote']))} b` } : {}),
    },
  };
}

function drawTemplate(scope: string, draw: Draw): string {
  const path = scope.replace('<< ', '').replace('.%s >>', '');
  const documents = Array.from({ length: 1 + draw.below(2) }, () => {
    const quote = draw.pick(['', '', '"', "'"]);
    return [
      'apiVersion: v1',
      'kind: ConfigMap',
      'metadata:',
      `  name: ${draw.pick([value(scope, 'name'), 'fixed'])}-${draw.pick(['a', 'b'])}`,
      '  namespace: default',
      'data:',
      '  always: "1"',
      ...draw.pick(BLOCKS).map((line) => line.replaceAll('@', path)),
      `  text: ${quote}${drawValue(scope, draw)}${quote}`,
    ].join('\n');
  });
  return `${documents.join('\n---\n')}\n`;
}

/** `@` is replaced by the inputs. */
const BLOCKS: readonly (readonly string[])[] = [
  [],
  ['<<- if @.enabled >>', '  on: "yes"', '<<- else >>', '  on: "no"', '<<- end >>'],
  ['<<- range $index, $each := @.list >>', '  item-<< $index >>: << $each >>', '<<- end >>'],
  ['<<- range @.numbers >>', '  number-<< . >>: "<< . >>"', '<<- end >>'],
  ['<<- range $key, $each := @.map >>', '  << $key >>: << $each | toYaml | quote >>', '<<- end >>'],
  ['<<- with @.map >>', '  deep: << .inner.deep | quote >>', '<<- end >>'],
  ['<<- if and (eq @.name "web") (gt @.replicas 2) >>', '  large: "true"', '<<- else if eq @.name "api" >>', '  api: "true"', '<<- end >>'],
  ['<<- $name := @.name >>', '  named: << $name >>'],
  ['<</* a comment */>>'],
];
