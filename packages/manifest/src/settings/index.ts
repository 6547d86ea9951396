export { shardFolders } from '../paths/cluster-folders.ts';
export type { ReadSettings, Settings } from './read-settings.ts';
export { readSettings } from './read-settings.ts';
export type { CompiledValidator, SchemaError, SchemaProblem } from './schema-problem.ts';
export { checkedBy, compiledValidator, firstErrors, schemaProblem, schemaProblems } from './schema-problem.ts';
