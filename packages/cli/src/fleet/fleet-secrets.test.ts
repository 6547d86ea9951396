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

test('the Secrets of a Flux Kustomization that cannot be built are hidden, with those of its bases', () => {
  const secretOf = (value: string): string => `apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData: {a: ${value}}\n`;
  const files: Readonly<Record<string, string>> = {
    'apps/kustomization.yaml': 'resources: [secret.yaml, none.yaml, ../base]\n',
    'apps/secret.yaml': secretOf('Tr0ub4dor-and-3-more'),
    'base/secret.yaml': secretOf('c2VjcmV0LXZhbHVlLTEyMw'),
    'other/secret.yaml': secretOf('hunter2-hunter'),
  };
  const list = (folder: string) =>
    Object.keys(files)
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => ({ name: file.slice(folder.length + 1), kind: 'file' }));
  const read = (file: string): string | undefined => files[file];
  const kustomization = { spec: {}, content: '', path: './apps', error: { message: 'none.yaml does not exist' } };
  const open = { input: { roots: [] }, tree: { read, list }, treeOf: () => undefined };
  const shown = masked((secrets) =>
    addFleetSecrets(secrets, open as never, [kustomization as unknown as FleetKustomization], { textIn: (_, file) => read(file) }),
  );
  expect(shown).not.toContain('Tr0ub4dor');
  expect(shown).not.toContain('c2VjcmV0LXZhbHVlLTEyMw');
  expect(shown).toContain('hunter2-hunter');
});
