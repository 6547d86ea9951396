import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLISHED_SCHEMA, publishedSchema, VALIDATORS, validatorModule } from '../../scripts/settings-validator.ts';
import { root } from '../scratch-copy.ts';

test.each(VALIDATORS)('$file is what its schemas give, and needs nothing else', (module) => {
  const code = validatorModule(module);
  expect(readFileSync(join(root, module.file), 'utf8')).toBe(code);
  expect(code).not.toMatch(/require\(|\bimport\b(?!.*npm run)/);
});

test('the schema of slipway.yaml for editors is the one that settings are held to', () => {
  expect(readFileSync(join(root, PUBLISHED_SCHEMA), 'utf8')).toBe(publishedSchema());
});
