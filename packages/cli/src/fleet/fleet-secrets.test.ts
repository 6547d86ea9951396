import type { FleetKustomization } from '@slipway/flux-build';
import type { Fields } from '@slipway/manifest';
import { createSecretValues, type SecretValues } from '@slipway/validate/secret-values';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFleetSecrets } from './fleet-secrets.ts';

const names = ['password', 'secrets', 'kind', 'Kind', 'data', 'value', 'name', 'substitute', 'stringData'];
const values = [
  'Secret',
  'Kustomization',
  'Tr0ub4dor-and-3-more',
  'c2VjcmV0LXZhbHVlLTEyMw==',
  'https://joe:hunter2-hunter@git.example',
  'plain',
];

const spec = fc.dictionary(
  fc.constantFrom(...names),
  fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom(...values),
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 3 }),
    ),
  })).value,
  { maxKeys: 3 },
);

const text = values.join('\n');
const masked = (add: (secrets: SecretValues) => void): string => {
  const secrets = createSecretValues();
  add(secrets);
  return secrets.masker()?.text(text) ?? text;
};

test('the settings of a Flux Kustomization are hidden as if they were searched by themselves, with or without its object', () => {
  fc.assert(
    fc.property(spec, fc.boolean(), (own, hasObject) => {
      const objects = hasObject ? [{ object: { kind: 'Kustomization', metadata: { name: 'apps' }, spec: own } as Fields }] : [];
      const kustomization = { spec: own, objects } as unknown as FleetKustomization;
      const found = masked((secrets) =>
        addFleetSecrets(secrets, { input: { roots: [] } } as never, [kustomization], { textIn: () => undefined }),
      );
      const all = masked((secrets) => [own, ...objects.map(({ object }) => object)].forEach(secrets.addObject));
      expect(found).toBe(all);
    }),
    { numRuns: 1000 },
  );
});
