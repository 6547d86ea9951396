import type { Draw } from '../draw.ts';
import { oddScalar } from './tree-objects.ts';
import { type Document, yamlOf } from './tree-text.ts';

const web = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' } };
const settings = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings' } };
const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'web' } };
const pod = (spec: Document): Document => ({ ...web, spec: { template: { spec } } });

/** Strategic merge patches of objects that many trees have. */
const MERGE_PATCHES: readonly ((draw: Draw) => Document)[] = [
  (draw) => ({ ...web, spec: { replicas: draw.pick([5, null, { $plain: '0x10' }]) } }),
  (draw) => pod({ containers: [{ name: 'web', image: draw.pick(['patched', 'nginx:9']) }] }),
  () =>
    pod({
      containers: [
        { name: 'new', image: 'new' },
        { name: 'web', ports: [{ containerPort: 81 }] },
      ],
    }),
  () => pod({ containers: [{ name: 'side', $patch: 'delete' }] }),
  () => pod({ containers: [{ $patch: 'replace' }, { name: 'only', image: 'only' }] }),
  () =>
    pod({
      containers: [
        {
          name: 'web',
          env: [
            { name: 'A', value: 'c' },
            { name: 'N', value: '1' },
          ],
        },
      ],
    }),
  () =>
    pod({
      containers: [{ name: 'web', env: [{ name: 'B', $patch: 'delete' }], ports: [{ containerPort: 80, protocol: 'UDP', name: 'x' }] }],
    }),
  () => pod({ containers: [{ image: 'nameless' }] }),
  () => pod({ containers: null }),
  () => pod({ containers: [{ name: 'web', args: ['new'], env: null }] }),
  () =>
    pod({
      volumes: [
        { name: 'v', configMap: null, emptyDir: {} },
        { name: 'z', emptyDir: {} },
      ],
      tolerations: [{ key: 'b' }],
    }),
  () =>
    pod({
      '$setElementOrder/containers': [{ name: 'side' }, { name: 'web' }],
      topologySpreadConstraints: [{ topologyKey: 'zone', whenUnsatisfiable: 'ScheduleAnyway' }],
    }),
  () => ({ ...web, spec: { strategy: { $retainKeys: ['type'], type: 'Recreate' } } }),
  () => ({ ...web, spec: { template: { $patch: 'replace', metadata: { labels: { app: 'web' } } } } }),
  () => ({ ...web, $patch: 'delete' }),
  () => ({ ...web, spec: { $patch: 'nonsense' } }),
  () => ({ ...web, metadata: { name: 'web', labels: { app: null, added: 'x' }, annotations: { note: null, more: 'y' } } }),
  () => ({ ...web, metadata: { name: 'web', annotations: { $patch: 'replace', only: 'this' }, finalizers: ['f'] } }),
  () => ({ ...web, spec: 'wrong' }),
  (draw) => ({ ...settings, data: { a: null, added: draw.pick(['x', oddScalar(draw)]) } }),
  () => ({ ...settings, data: null }),
  () => ({ ...service, spec: { ports: [{ port: 80, targetPort: 8080 }, { port: 81 }], type: 'NodePort' } }),
  () => ({ ...service, spec: { ports: [{ $patch: 'delete', port: 80 }], selector: { app: null, other: 'x' } } }),
  () => ({
    apiVersion: 'helm.toolkit.fluxcd.io/v2',
    kind: 'HelmRelease',
    metadata: { name: 'web' },
    spec: { values: { list: [{ name: 'b', v: 2 }], image: { tag: null } } },
  }),
  () => ({
    apiVersion: 'example.org/v1',
    kind: 'Widget',
    metadata: { name: 'widget', finalizers: ['c'] },
    spec: { items: [{ name: 'z' }], nothing: { a: 1 } },
  }),
  () => ({
    apiVersion: 'kubernetes.m.crossplane.io/v1alpha1',
    kind: 'Object',
    metadata: { name: 'wrapped' },
    spec: { forProvider: { manifest: { spec: { template: { spec: { containers: [{ name: 'side', image: 's' }] } } } } } },
  }),
  () => ({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'nobody' }, spec: { replicas: 9 } }),
];

const operation = (draw: Draw): Document =>
  draw.pick([
    { op: 'replace', path: '/spec/replicas', value: 7 },
    { op: 'add', path: '/metadata/labels', value: { patched: 'yes' } },
    { op: 'add', path: '/metadata/annotations', value: { only: 'this' } },
    { op: 'add', path: '/metadata/annotations/note', value: 'x' },
    { op: 'remove', path: '/metadata/labels' },
    { op: 'replace', path: '/metadata/name', value: 'renamed' },
    { op: 'add', path: '/spec/template/spec/containers/-', value: { name: 'added', image: 'nginx' } },
    { op: 'add', path: '/spec/template/spec/containers/0', value: { name: 'first', image: 'nginx:1' } },
    { op: 'remove', path: '/spec/template/spec/containers/0' },
    { op: 'replace', path: '/spec/template/spec/containers/0/image', value: 'json:1' },
    { op: 'test', path: '/data/a', value: 'b' },
    { op: 'copy', from: '/metadata/name', path: '/metadata/copied' },
    { op: 'move', from: '/data/a', path: '/data/moved' },
    { op: 'remove', path: '/spec/noSuchField' },
    { op: 'add', path: '/spec/big', value: 1234567 },
    { op: 'add', path: '/data/c~1d', value: '' },
    { op: 'replace', path: '/data/new', value: null },
    { op: 'increment', path: '/spec/replicas' },
  ]);

const target = (draw: Draw): Document =>
  draw.pick([
    { kind: 'Deployment' },
    { kind: 'Deployment', name: 'web' },
    { kind: 'ConfigMap', name: 'set.*' },
    { kind: 'Deployment|StatefulSet' },
    { group: 'apps', version: 'v1', kind: '.*' },
    { labelSelector: 'app=web' },
    { labelSelector: 'app in (web, store),!none', kind: 'Service' },
    { annotationSelector: 'note' },
    { namespace: 'shop' },
    { namespace: 'default', kind: 'ConfigMap' },
    { name: 'nobody' },
    { kind: 'ConfigMap', labelSelector: 'a==b==c' },
    { name: '[' },
    { kind: 'Widget|HelmRelease' },
    {},
  ]);

/** An entry of `patches`, and the file that it may name. */
export function drawPatch(draw: Draw): { readonly entry: Document; readonly file?: { readonly path: string; readonly text: string } } {
  const json = draw.chance(40);
  const text = json ? jsonText(draw) : mergeText(draw);
  const options = draw.chance(12) ? { options: { allowNameChange: draw.chance(60), allowKindChange: draw.chance(40) } } : {};
  const rest = { ...(json || draw.chance(50) ? { target: target(draw) } : {}), ...options };
  if (draw.chance(70)) return { entry: { patch: text, ...rest } };
  const path = `patch-${draw.below(1000)}.yaml`;
  return { entry: { path, ...rest }, file: { path, text } };
}

function jsonText(draw: Draw): string {
  const operations = Array.from({ length: 1 + draw.below(3) }, () => operation(draw));
  return draw.chance(50) ? JSON.stringify(operations) : `${operations.map((each) => `- ${JSON.stringify(each)}`).join('\n')}\n`;
}

export const mergeText = (draw: Draw): string =>
  yamlOf(Array.from({ length: draw.chance(15) ? 2 : 1 }, () => draw.pick(MERGE_PATCHES)(draw)));

/** An entry of `patchesJson6902`. */
export const drawJson6902 = (draw: Draw): Document => ({
  target: draw.pick([
    { version: 'v1', kind: 'ConfigMap', name: 'settings' },
    { group: 'apps', version: 'v1', kind: 'Deployment', name: 'web' },
    { kind: 'Service' },
  ]),
  patch: jsonText(draw),
});
