import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS_VALIDATOR, settingsValidator } from '../../scripts/settings-validator.ts';
import { root } from '../scratch-copy.ts';

test('the validator of settings is what their schema gives, and needs nothing else', () => {
  const code = settingsValidator();
  expect(readFileSync(join(root, SETTINGS_VALIDATOR), 'utf8')).toBe(code);
  expect(code).not.toMatch(/require\(|\bimport\b(?!.*npm run)/);
});
