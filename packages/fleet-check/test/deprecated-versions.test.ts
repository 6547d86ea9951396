import { describe, expect, test } from 'vitest';
import { lifecycleFactsText } from '../src/versions/lifecycle-facts.gen.ts';
import { lifecycleOf } from '../src/versions/lifecycle-facts.ts';
import { isLater } from '../src/versions/newer-fields.ts';
import { exampleFiles, problemsIn } from './example-fleet.ts';

const found = (kubernetes: string | undefined, apiVersion: string, kind: string): readonly string[] => {
  const settings = kubernetes === undefined ? '' : `# slipway.yaml\nkubernetes: '${kubernetes}'\n`;
  const object = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: batch}\n`;
  return problemsIn(exampleFiles(`${settings}# clusters/example/\n${object}`))
    .filter(({ rule }) => rule === 'deprecated-api-version')
    .map(({ severity = 'advice', message, expected }) => `${severity}: ${message}; ${expected}`);
};

const SCHEMA = 'flowcontrol.apiserver.k8s.io/v1beta3';

describe('versions of kinds that Kubernetes removes', () => {
  test('are advice, and a risk where the next release removes them', () => {
    expect(found('1.30', SCHEMA, 'FlowSchema')).toEqual([
      `advice: FlowSchema/batch is ${SCHEMA}, which is deprecated since Kubernetes 1.29; 1.32 removes it; flowcontrol.apiserver.k8s.io/v1`,
    ]);
    expect(found('1.31', SCHEMA, 'FlowSchema')).toEqual([
      `risk: FlowSchema/batch is ${SCHEMA}, which is deprecated since Kubernetes 1.29; 1.32 removes it, the next release after that of example; flowcontrol.apiserver.k8s.io/v1`,
    ]);
  });

  test('are not reported before they are deprecated, and once they are removed', () => {
    expect(found('1.28', SCHEMA, 'FlowSchema')).toEqual([]);
    expect(found('1.32', SCHEMA, 'FlowSchema')).toEqual([]);
    expect(found('1.31', 'flowcontrol.apiserver.k8s.io/v1', 'FlowSchema')).toEqual([]);
    expect(found('1.31', SCHEMA, 'FlowSchemas')).toEqual([]);
  });

  test('are reported for the newest release if the release of the cluster is not set', () => {
    expect(found(undefined, 'storage.k8s.io/v1beta1', 'VolumeAttributesClass')).toEqual([
      'advice: VolumeAttributesClass/batch is storage.k8s.io/v1beta1, which is deprecated since Kubernetes 1.34; 1.37 removes it; storage.k8s.io/v1',
    ]);
    expect(found(undefined, SCHEMA, 'FlowSchema')).toEqual([]);
  });

  test('the facts have releases in order, and their source', () => {
    const { source, kinds } = JSON.parse(lifecycleFactsText) as { readonly source: string; readonly kinds: Record<string, string> };
    expect(source).toMatch(/^api [0-9a-f]{40}$/);
    expect(Object.keys(kinds).length).toBeGreaterThan(60);
    for (const kind of Object.keys(kinds)) {
      const { deprecated = '', removed = '' } = lifecycleOf(kind) ?? {};
      expect([kind, isLater(removed, deprecated)]).toEqual([kind, true]);
    }
  });
});
