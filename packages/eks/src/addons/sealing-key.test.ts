import type { Addon } from '@slipway/fleet';
import { expect, it } from 'vitest';
import { addons } from '../../test/reference/index.ts';
import { SEALED_SECRETS_NAMESPACE } from './sealing-key.ts';

it('the namespace of the sealing keys outlives the unit that makes it', () => {
  const objects = (addons as readonly Addon[]).flatMap(({ units }) => units.flatMap(({ manifests }) => Object.values(manifests)));
  const namespaces = objects.filter(({ kind, metadata }) => kind === 'Namespace' && metadata.name === SEALED_SECRETS_NAMESPACE);
  expect(namespaces).toMatchObject([{ metadata: { annotations: { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' } } }]);
});
