// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts have variables of Flux
import { describe, expect, test } from 'vitest';
import { createParseCache } from '../src/index.ts';
import { bootstrap, configMap, documents, type Files, fleetOf, fluxKustomization, objectOf, treeOf } from './fleet-fixture.ts';

describe('what ArtifactGenerators make', () => {
  test('is built as in a repository that every part of a cluster has a part of', () => {
    const { applied, findings, fleet } = fleetOf({
      'clusters/production/flux-system/gotk.yaml': bootstrap('./clusters/production'),
      'clusters/production/artifacts.yaml': generator('flux-system', {
        artifacts: [
          { name: 'infrastructure', originRevision: '@repo', copy: [copy('infrastructure/**', '')] },
          { name: 'apps', originRevision: '@repo', copy: [copy('apps/base/**', 'base/'), copy('apps/production/**', 'production/')] },
        ],
      }),
      'clusters/production/all.yaml': documents(
        from('infrastructure', 'controllers', './controllers'),
        from('infrastructure', 'configs', './configs', { dependsOn: [{ name: 'controllers' }] }),
        from('apps', 'apps', './production', { postBuild: { substitute: { COLOUR: 'blue' } } }),
      ),
      'infrastructure/controllers/a.yaml': configMap('controller'),
      'infrastructure/configs/a.yaml': configMap('config'),
      'apps/base/kustomization.yaml': { resources: ['web.yaml'] },
      'apps/base/web.yaml': configMap('web', { colour: '${COLOUR}' }),
      'apps/production/kustomization.yaml': { resources: ['../base'], namePrefix: 'p-' },
      'apps/staging/web.yaml': 'no: [',
    });
    expect(applied).toEqual({
      'production/flux-system':
        'Kustomization apps, Kustomization configs, Kustomization controllers, Kustomization flux-system, ArtifactGenerator flux-system, GitRepository flux-system',
      'production/controllers': 'ConfigMap controller',
      'production/configs': 'ConfigMap config',
      'production/apps': 'ConfigMap p-web',
    });
    expect(findings).toEqual([]);
    expect(objectOf(fleet, 'ConfigMap', 'p-web')).toMatchObject({ data: { colour: 'blue' } });
  });

  test('is created from artifacts: without the files that sources exclude, or that artifacts exclude by default', () => {
    const { applied } = built(
      { artifacts: [{ name: 'x', copy: [copy('deploy/**', '')] }] },
      {
        'deploy/a.yaml': configMap('a'),
        'deploy/b.yaml': configMap('b'),
        'deploy/.github/c.yaml': configMap('c'),
        '.sourceignore': 'b.yaml',
      },
    );
    expect(applied['a/x']).toBe('ConfigMap a');
  });

  test('is created from other sources, from other namespaces, and from artifacts of other ArtifactGenerators', () => {
    const files = {
      'clusters/a/next.yaml': generator('next', {
        sources: [
          { alias: 'first', kind: 'ExternalArtifact', name: 'first' },
          { alias: 'given', kind: 'OCIRepository', name: 'given', namespace: 'other' },
        ],
        artifacts: [
          {
            name: 'x',
            copy: [
              { from: '@first/**', to: '@artifact/' },
              { from: '@given/values.yaml', to: '@artifact/a.yaml', strategy: 'Merge' },
            ],
          },
        ],
      }),
      'deploy/a.yaml': configMap('a', { colour: 'red' }),
    };
    const first = { artifacts: [{ name: 'first', copy: [copy('deploy/**', '')] }] };
    expect(built(first, files).applied['a/x']).toBe(
      'ArtifactGenerator/flux-system/next does not make ExternalArtifact/flux-system/x: the content of OCIRepository/other/given, which no object here creates, is not available',
    );
    const sources = new Map([['OCIRepository/other/given', treeOf({ 'values.yaml': 'data: {shape: round}\n' })]]);
    const { fleet } = built(first, files, { sources });
    expect(objectOf(fleet, 'ConfigMap', 'a')).toMatchObject({ data: { colour: 'red', shape: 'round' } });
  });

  test('can be given instead', () => {
    const sources = new Map([['ExternalArtifact/flux-system/x', treeOf({ 'a.yaml': configMap('given') })]]);
    expect(built({ artifacts: [{ name: 'x', copy: [copy('gone', '')] }] }, {}, { sources }).applied['a/x']).toBe('ConfigMap given');
  });

  test('is not available where the ArtifactGenerator fails, or where it is unknown', () => {
    const artifact = { name: 'x', copy: [copy('deploy/**', '')] };
    const outcomeOf = (spec: object, metadata: object = {}, more: Files = {}) =>
      built(spec, { 'deploy/a.yaml': configMap('a'), ...more }, {}, metadata).applied['a/x'];
    expect(outcomeOf({ artifacts: [artifact] })).toBe('ConfigMap a');
    expect(outcomeOf({ artifacts: [artifact, { name: 'behind', copy: [copy('gone', '')] }] })).toBe('ConfigMap a');
    expect(outcomeOf({ artifacts: [{ name: 'before', copy: [copy('gone', '')] }, artifact] })).toBe(
      "ArtifactGenerator/flux-system/g does not make ExternalArtifact/flux-system/x: before build failed: failed to apply copy operation from '@repo/gone' to '@artifact/': source 'gone' does not exist",
    );
    const why = (spec: object, metadata: object = {}, more: Files = {}) =>
      outcomeOf(spec, metadata, more)?.replace(/^.*flux-system\/x: /, '');
    expect(why({ artifacts: [artifact] }, { annotations: { 'source.extensions.fluxcd.io/reconcile': 'Disabled' } })).toBe(
      'its annotation disables reconciliation',
    );
    expect(why({ artifacts: [artifact, artifact] })).toBe("duplicate artifact name 'x' found");
    expect(why({ artifacts: [{ ...artifact, revision: '@other' }] })).toBe("artifact x revision source alias 'other' not found");
    expect(why({ artifacts: [{ ...artifact, copy: [] }] })).toBe('artifact x copies nothing');
    expect(why({ artifacts: [{ name: 'x', copy: [{ from: '@other/x', to: '@artifact/' }] }] })).toContain("source alias 'other' not found");
    expect(why({ artifacts: [{ name: 'x', copy: [{ from: 'deploy', to: '@artifact/' }] }] })).toBe('its from "deploy" is refused');
    expect(why({ artifacts: [{ name: 'x', copy: [{ from: '@repo/a', to: '@other/' }] }] })).toBe('its to "@other/" is refused');
    expect(why({ artifacts: [{ name: 'x', copy: [{ ...copy('a', ''), strategy: 'Replace' }] }] })).toBe(
      'its strategy "Replace" is refused',
    );
    expect(why({ artifacts: [artifact], sources: [{ alias: 'repo', kind: 'HelmRepository', name: 'r' }] })).toBe(
      'its source kind "HelmRepository" is refused',
    );
    expect(why({ artifacts: [artifact], sources: [{ alias: 'repo', kind: 'ExternalArtifact', name: 'x' }] })).toBe(
      'ExternalArtifact/flux-system/x includes itself',
    );
    expect(outcomeOf({ artifacts: [artifact] }, {}, { 'clusters/a/other.yaml': generator('other', { artifacts: [artifact] }) })).toBe(
      'ExternalArtifact/flux-system/x may be made by ArtifactGenerator/flux-system/g and by ArtifactGenerator/flux-system/other, each over the other',
    );
    expect(outcomeOf({ artifacts: [{ ...artifact, name: 'y' }] })).toBe(
      'the content of ExternalArtifact/flux-system/x, which no object here creates, is not available',
    );
    const { findings } = built({ artifacts: [{ name: 'x', copy: [copy('gone', '')] }] });
    expect(findings).toMatchObject([{ rule: 'source-not-at-hand', value: 'ExternalArtifact/flux-system/x' }]);
  });

  test('is reported where it is written, unless it is put together', () => {
    const made = (...copies: readonly object[]) =>
      built(
        { artifacts: [{ name: 'x', copy: copies }] },
        { 'deploy/base/a.yaml': documents(configMap('a'), configMap('b', { c: '${UNKNOWN}' })), 'more/a.yaml': 'data: {d: "${UNKNOWN}"}' },
        {},
        {},
        { postBuild: { substitute: { KNOWN: '1' } } },
      ).findings.filter(({ rule }) => rule === 'variable-not-set');
    expect(made(copy('deploy/**', ''))).toMatchObject([{ file: 'deploy/base/a.yaml' }]);
    expect(made(copy('deploy/base/**', ''), { ...copy('more/a.yaml', ''), strategy: 'Merge' })).toMatchObject([
      { file: 'ExternalArtifact/flux-system/x:a.yaml' },
    ]);
  });

  test('does not take the longer, the more often a source is part of others', () => {
    const generators = Array.from({ length: 60 }, (_, index) => {
      const [kind, name] = index === 0 ? ['GitRepository', 'flux-system'] : ['ExternalArtifact', `x${index - 1}`];
      const sources = ['a', 'b'].map((alias) => ({ alias, kind, name }));
      return generator(`g${index}`, { sources, artifacts: [{ name: `x${index}`, copy: [{ from: '@a/deploy', to: '@artifact/' }] }] });
    });
    const { applied } = fleetOf({
      'clusters/a/flux.yaml': bootstrap('./clusters/a'),
      'clusters/a/all.yaml': documents(...generators, from('x59', 'x', './deploy')),
      'deploy/a.yaml': configMap('a'),
    });
    expect(applied['a/x']).toBe('ConfigMap a');
  });

  test('changes with its files, and is kept when they have not changed', () => {
    const files = (web: string, other: string) => ({
      'clusters/a/flux.yaml': bootstrap('./clusters/a'),
      'clusters/a/g.yaml': generator('g', { artifacts: ['x', 'y'].map((name) => ({ name, copy: [copy(`${name}/**`, '')] })) }),
      'clusters/a/all.yaml': documents(from('x', 'x', './'), from('y', 'y', './')),
      'x/a.yaml': configMap(web),
      'y/a.yaml': configMap(other),
    });
    const cache = createParseCache();
    const before = fleetOf(files('web', 'other'), { cache }).fleet;
    const { fleet, applied } = fleetOf(files('web', 'changed'), { cache, before });
    expect([applied['a/x'], applied['a/y']]).toEqual(['ConfigMap web', 'ConfigMap changed']);
    const objects = (name: string) =>
      [before, fleet].map(({ kustomizations }) => kustomizations.find((each) => each.name === name)?.objects);
    expect(objects('x')[0]).toBe(objects('x')[1]);
  });
});

const copy = (path: string, to: string): object => ({ from: `@repo/${path}`, to: `@artifact/${to}` });

const generator = (name: string, spec: object, metadata: object = {}): object => ({
  apiVersion: 'source.extensions.fluxcd.io/v1beta1',
  kind: 'ArtifactGenerator',
  metadata: { name, namespace: 'flux-system', ...metadata },
  spec: { sources: [{ alias: 'repo', kind: 'GitRepository', name: 'flux-system' }], ...spec },
});

/** A Flux Kustomization of an ExternalArtifact. */
const from = (artifact: string, name: string, path: string, more: object = {}): object =>
  fluxKustomization(name, { path, sourceRef: { kind: 'ExternalArtifact', name: artifact }, ...more });

/** A cluster with one ArtifactGenerator `g`, and `x` of ExternalArtifact `x`. */
const built = (spec: object, files: Files = {}, more: Parameters<typeof fleetOf>[1] = {}, metadata: object = {}, pointed: object = {}) =>
  fleetOf(
    {
      'clusters/a/flux.yaml': bootstrap('./clusters/a'),
      'clusters/a/g.yaml': generator('g', spec, metadata),
      'clusters/a/x.yaml': from('x', 'x', './', pointed),
      ...files,
    },
    more,
  );
