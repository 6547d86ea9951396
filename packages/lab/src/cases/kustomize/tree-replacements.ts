import type { Draw } from '../draw.ts';
import { drawList } from './draw-list.ts';
import type { Document } from './tree-text.ts';

const SOURCES: readonly Document[] = [
  { kind: 'ConfigMap', name: 'settings', fieldPath: 'data.a' },
  { kind: 'ConfigMap', name: 'settings', fieldPath: 'data.host', options: { delimiter: '.', index: 1 } },
  { kind: 'Deployment', name: 'web', fieldPath: 'spec.replicas' },
  { kind: 'Deployment', fieldPath: 'spec.template.spec.containers.[name=web].image' },
  { kind: 'Service', name: 'web' },
  { kind: 'Service', name: 'web', fieldPath: 'metadata.name' },
  { kind: 'Deployment', name: 'web', fieldPath: 'metadata.name', options: { delimiter: 'e' } },
  { kind: 'Deployment', name: 'web', fieldPath: 'metadata' },
  { kind: 'Nothing' },
  { kind: 'ConfigMap', name: 'settings', fieldPath: 'data.absent' },
];
const FIELD_PATHS = [
  'metadata.annotations.copied',
  'metadata.name',
  'spec.replicas',
  'spec.template.spec.containers.[name=web].image',
  'spec.template.spec.containers.*.image',
  'spec.template.spec.containers.0.image',
  'spec.template.spec.containers.[name=web].env.[name=A].value',
  'data.a',
  'data.json.a.b',
  'data.yaml.a.b',
  'data.new\\.key',
  'spec.absent.deep',
  'spec.ports.0.port',
];
/** An entry of `replacements`. */
export const drawReplacement = (draw: Draw): Document => ({
  ...(draw.chance(90) ? { source: draw.pick(SOURCES) } : { sourceValue: draw.pick(['literal', '5', 'true']) }),
  targets: drawList(draw, 2, () => ({
    select: draw.pick([
      { kind: 'Deployment' },
      { kind: 'ConfigMap' },
      { name: 'web' },
      { kind: 'Deployment|ConfigMap', namespace: 'shop' },
      { kind: 'Service' },
    ]),
    ...(draw.chance(20) ? { reject: [draw.pick([{ kind: 'Service' }, { name: 'settings' }, { labelSelector: 'app=web' }])] } : {}),
    fieldPaths: drawList(draw, 2, () => draw.pick(FIELD_PATHS)),
    ...(draw.chance(50)
      ? {
          options: draw.pick([
            { create: true },
            { delimiter: '.', index: 0 },
            { delimiter: ':', index: 9 },
            { delimiter: '-', index: -1 },
            { create: true, delimiter: '/', index: 1 },
          ]),
        }
      : {}),
  })),
});
