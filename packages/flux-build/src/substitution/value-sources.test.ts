import { expect, test } from 'vitest';
import { promisedSecret } from './value-sources.ts';

test('a SealedSecret becomes a Secret of its own name, with any name in its template', () => {
  const sealed = {
    apiVersion: 'bitnami.com/v1alpha1',
    kind: 'SealedSecret',
    metadata: { name: 'values', namespace: 'flux-system' },
    spec: { encryptedData: { REGION: 'AgB' }, template: { metadata: { name: 'other', namespace: 'team' } } },
  };
  expect(promisedSecret(sealed)).toMatchObject({ name: 'values', namespace: 'flux-system' });
  expect([...(promisedSecret(sealed)?.source.values.keys() ?? [])]).toEqual(['REGION']);
});
