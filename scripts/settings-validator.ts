import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { settingsSchema } from '../packages/manifest/src/settings/settings-schema.ts';

/** Where the validator of settings is, from the root. */
export const SETTINGS_VALIDATOR = 'packages/manifest/src/settings/validate-settings.gen.ts';

/** The validator as a module: whoever reads settings loads neither Ajv nor a schema that it would have to compile. */
export function settingsValidator(): string {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, code: { source: true, esm: true, lines: true } });
  ajv.addSchema(settingsSchema, 'validateSettings');
  const code = standalone.default(ajv, { validateSettings: 'validateSettings' });
  return `// @ts-nocheck\n// Generated from settings-schema.ts. To change it, run npm run codegen:settings.\n${code.trim()}\n`;
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '..', SETTINGS_VALIDATOR), settingsValidator());
