export { shardFolders } from '../paths/cluster-folders.ts';
export type { CompiledValidator } from './compiled-validator.ts';
export { checkedBy, compiledValidator } from './compiled-validator.ts';
export type { ReadSettings, Settings } from './read-settings.ts';
export { readSettings } from './read-settings.ts';
export type { SchemaError, SchemaProblem } from './schema-problem.ts';
export { firstErrors, schemaProblem, schemaProblems } from './schema-problem.ts';
