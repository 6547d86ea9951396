import type { Placement } from '@slipway/fleet';
import { overridePatches } from '@slipway/fleet';
import type { Unit } from '@slipway/manifest';
import { expect, test } from 'vitest';
import { productCatalog } from '../reference/index.ts';

test('an override finds an object whose name holds a variable, as kustomize matches names', () => {
  const unit = productCatalog.units.find(({ name }) => name === 'product-catalog') as Unit;
  const overrides = productCatalog.overrides({ protectTable: false });
  const [patch] = overridePatches({ overrides, unit } as unknown as Placement);
  const named = Object.values(unit.manifests).filter(({ metadata }) => new RegExp(`^(?:${patch?.target.name})$`).test(metadata.name));
  expect(named.map(({ kind }) => kind)).toEqual(['Table']);
});
