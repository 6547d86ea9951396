// One process of the start-up benchmark: `validator-process.ts slipway|ajv CACHE_DIRECTORY`.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const [who, directory = ''] = process.argv.slice(2);
// As in the command, Node caches the stripped and compiled sources. The peer uses the same cache.
enableCompileCache(join(directory, 'node'));

const { findSchema } = await import('@slipway/kube-models');
const { validObjects } = await import('../packages/validate/test/valid-objects.ts');
const objects = Object.values(validObjects);

if (who === 'slipway') {
  const { createValidator } = await import('../packages/validate/src/index.ts');
  const validator = createValidator();
  const rejected = objects.filter((object) => validator.check(object).findings.length > 0);
  if (rejected.length > 0) throw new Error(`${rejected.length} valid objects were rejected`);
} else {
  const { Ajv } = await import('ajv');
  for (const object of objects) {
    const schema = findSchema(object.apiVersion, object.kind);
    if (schema === undefined) continue;
    const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema.schema);
    if (!validate(object)) throw new Error('a valid object was rejected');
  }
}
