import { describe, expect, test } from 'vitest';
import { bootstrap, documents, type Files, fleetOf, fluxKustomization, objectOf } from './fleet-fixture.ts';

const KUSTOMIZATION = { apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization' };
const COMPONENT = { apiVersion: 'kustomize.config.k8s.io/v1alpha1', kind: 'Component' };
const WEB = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web', namespace: 'shop' },
  spec: { replicas: 1, template: { spec: { containers: [{ name: 'web', image: 'registry.example/web:1' }] } } },
};
const SETTINGS = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings', namespace: 'shop' }, data: { host: 'a', tier: 'b' } };

/** One Flux Kustomization, whose folder has this kustomization file. */
const fleet = (fields: object, more: Files = {}, spec: object = {}) =>
  fleetOf({
    'clusters/shop/flux-system/gotk-sync.yaml': bootstrap('./clusters/shop'),
    'clusters/shop/shop.yaml': fluxKustomization('shop', { path: './shop', ...spec }),
    'shop/kustomization.yaml': JSON.stringify({ ...KUSTOMIZATION, resources: ['all.yaml'], ...fields }, null, 2),
    'shop/all.yaml': documents(WEB, SETTINGS),
    ...more,
  });

const imageOf = (built: ReturnType<typeof fleet>): string | undefined =>
  (objectOf(built.fleet, 'Deployment', 'web') as typeof WEB | undefined)?.spec.template.spec.containers[0]?.image;

test('a tag that is a number loses a part without quotes', () => {
  const images = (tag: string): Files => ({
    'shop/kustomization.yaml': `resources: [all.yaml]\nimages:\n  - name: registry.example/web\n    newTag: ${tag}\n`,
  });
  const built = fleet({}, images('1.10'));
  // Flux 2.9 sets this tag.
  expect(imageOf(built)).toBe('registry.example/web:1.1');
  expect(built.findings).toMatchObject([
    { rule: 'tag-not-quoted', severity: 'risk', file: 'shop/kustomization.yaml', line: 4, pointer: '/images/0/newTag', value: '1.10' },
  ]);
  for (const tag of ["'1.10'", '1.1', '20240101', 'v1.10']) expect(fleet({}, images(tag)).findings).toEqual([]);
});

// kustomize-controller 1.9.4 builds all of these but those that are said to be refused, without a word.
describe('an entry of images that no container has', () => {
  test('changes nothing, and is reported at its position', () => {
    const built = fleet({
      images: [
        { name: 'registry.example/web', newTag: '2' },
        { name: 'registry.example/web:1', newTag: '3' },
      ],
    });
    expect(imageOf(built)).toBe('registry.example/web:2');
    expect(built.findings).toMatchObject([
      {
        rule: 'image-not-found',
        severity: 'advice',
        object: 'Kustomization/flux-system/shop',
        file: 'shop/kustomization.yaml',
        line: 12,
        pointer: '/images/1',
        value: 'registry.example/web:1',
        message: 'images[1] changes nothing: no container has the image registry.example/web:1',
      },
    ]);
  });

  test('is not reported when the image has that tag already, or when a field of another kind has it', () => {
    const job = { apiVersion: 'example.org/v1', kind: 'Widget', metadata: { name: 'a', namespace: 'shop' }, spec: { image: 'widget' } };
    const { findings } = fleet(
      {
        resources: ['all.yaml', 'widget.yaml'],
        configurations: ['fields.yaml'],
        images: [
          { name: 'registry.example/web', newTag: '1' },
          { name: 'widget', newTag: '2' },
        ],
      },
      { 'shop/widget.yaml': job, 'shop/fields.yaml': { images: [{ kind: 'Widget', path: 'spec/image' }] } },
    );
    expect(findings).toEqual([]);
  });

  test('is reported in a base, where it is written, and not in a component, which is for other overlays as well', () => {
    const absent = { images: [{ name: 'absent', newTag: '1' }] };
    const { findings } = fleet(
      { resources: ['../base'], components: ['../part'] },
      {
        'base/kustomization.yaml': JSON.stringify({ ...KUSTOMIZATION, resources: ['all.yaml'], ...absent }),
        'base/all.yaml': documents(WEB, SETTINGS),
        'part/kustomization.yaml': JSON.stringify({ ...COMPONENT, images: [{ name: 'elsewhere', newTag: '1' }] }),
      },
    );
    expect(findings).toMatchObject([{ rule: 'image-not-found', file: 'base/kustomization.yaml', pointer: '/images/0', value: 'absent' }]);
  });

  test('is reported in the spec of the Flux Kustomization, with any images in the file', () => {
    const own = { images: [{ name: 'registry.example/web', newTag: '2' }] };
    const spec = {
      images: [
        { name: 'registry.example/web', newTag: '3' },
        { name: 'web', newTag: '4' },
      ],
    };
    const built = fleet(own, {}, spec);
    expect(imageOf(built)).toBe('registry.example/web:3');
    expect(built.findings).toMatchObject([
      { rule: 'image-not-found', file: 'clusters/shop/shop.yaml', pointer: '/spec/images/1', value: 'web' },
    ]);
  });
});

describe('a target of a replacement that selects nothing', () => {
  const source = { kind: 'ConfigMap', name: 'settings', fieldPath: 'data.host' };
  const target = (select: object) => ({ select, fieldPaths: ['spec.template.spec.hostname'], options: { create: true } });

  test('changes nothing, and is reported at its position', () => {
    const { fleet: built, findings } = fleet({
      replacements: [{ source, targets: [target({ kind: 'Deployment', name: 'web' }), target({ kind: 'Deployment', name: 'shop' })] }],
    });
    expect(objectOf(built, 'Deployment', 'web')).toMatchObject({ spec: { template: { spec: { hostname: 'a' } } } });
    expect(findings).toMatchObject([
      {
        rule: 'replacement-target-not-found',
        severity: 'risk',
        file: 'shop/kustomization.yaml',
        line: expect.any(Number),
        pointer: '/replacements/0/targets/1',
        value: 'kind Deployment, name shop',
        expected: 'a target that matches at least one object',
      },
    ]);
  });

  test('is reported at the entry that names its file', () => {
    const { findings } = fleet(
      { replacements: [{ path: 'replacement.yaml' }] },
      { 'shop/replacement.yaml': { source, targets: [target({ kind: 'Job' })] } },
    );
    expect(findings).toMatchObject([
      { rule: 'replacement-target-not-found', file: 'shop/kustomization.yaml', pointer: '/replacements/0', value: 'kind Job' },
    ]);
  });

  test('is not reported when it selects a kind and others match, nor when its match is rejected', () => {
    const rejected = { ...target({ kind: 'Deployment' }), reject: [{ name: 'web' }] };
    const { findings } = fleet({
      replacements: [
        { source, targets: [target({ kind: 'Deployment' }), target({ kind: 'StatefulSet' })] },
        { source, targets: [rejected] },
      ],
    });
    expect(findings).toEqual([]);
  });

  test('is not reported in a component', () => {
    const part = { ...COMPONENT, replacements: [{ source, targets: [target({ kind: 'Job' })] }] };
    expect(fleet({ components: ['../part'] }, { 'part/kustomization.yaml': JSON.stringify(part) }).findings).toEqual([]);
  });

  test.each([
    ['of a source that does not exist', { source: { kind: 'Secret', name: 'settings' }, targets: [target({ kind: 'Deployment' })] }],
    ['of a field that does not exist', { source, targets: [{ select: { kind: 'Deployment' }, fieldPaths: ['spec.none.deeper'] }] }],
  ])('differs from a replacement %s, which is refused', (_, replacement) => {
    expect(fleet({ replacements: [replacement] }).findings).toMatchObject([{ rule: 'kustomization-not-built' }]);
  });
});

test('replicas of what nothing is called are refused', () => {
  expect(fleet({ replicas: [{ name: 'nobody', count: 2 }] }).findings).toMatchObject([{ rule: 'kustomization-not-built' }]);
});

describe('a patch that a parent gives to all that it applies', () => {
  const target = { kind: 'Deployment' };
  const patch = { patch: '[{"op":"replace","path":"/spec/replicas","value":2}]', target };
  const defaults = (patches: readonly object[]) => ({
    patches: [{ target: { kind: 'Kustomization' }, patch: JSON.stringify([{ op: 'add', path: '/spec/patches', value: patches }]) }],
  });
  const fleetWith = (patches: readonly object[], own: object = {}) =>
    fleetOf({
      'clusters/shop/flux-system/gotk-sync.yaml': bootstrap('./clusters/shop'),
      'clusters/shop/all.yaml': fluxKustomization('all', { path: './all', ...defaults(patches) }),
      'all/web.yaml': fluxKustomization('web', { path: './web' }),
      'all/settings.yaml': fluxKustomization('settings', { path: './settings', ...own }),
      'web/web.yaml': documents(WEB),
      'settings/settings.yaml': documents(SETTINGS),
    });
  const findingsOf = (built: ReturnType<typeof fleetOf>) => built.findings.map(({ rule, object }) => `${rule} ${object}`);

  test('need not match in each of them', () => {
    const built = fleetWith([patch]);
    expect(objectOf(built.fleet, 'Deployment', 'web')?.spec).toMatchObject({ replicas: 2 });
    expect(findingsOf(built)).toEqual([]);
  });

  test('is reported when it matches in none', () => {
    expect(findingsOf(fleetWith([patch, { ...patch, target: { kind: 'StatefulSet' } }]))).toEqual([
      'patch-target-not-found Kustomization/flux-system/settings',
      'patch-target-not-found Kustomization/flux-system/web',
    ]);
  });

  test('is advice where it may be a default for other objects', () => {
    const severityOf = (more: object): readonly unknown[] =>
      fleetWith([{ ...patch, target: { kind: 'StatefulSet', ...more } }]).findings.map(({ severity }) => severity);
    expect(severityOf({})).toEqual(['advice', 'advice']);
    expect(severityOf({ kind: 'Deployment', labelSelector: 'app=db' })).toEqual(['advice', 'advice']);
    expect(severityOf({ name: 'db' })).toEqual(['risk', 'risk']);
    expect(severityOf({ kind: undefined, name: 'db' })).toEqual(['risk', 'risk']);
  });

  test('is reported where the user wrote it', () => {
    const { patch: text } = patch;
    expect(findingsOf(fleetWith([patch], { patches: [{ patch: text, target }] }))).toEqual([
      'patch-target-not-found Kustomization/flux-system/settings',
    ]);
  });
});
