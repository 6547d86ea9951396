export type { ReadSettings, Settings } from './read-settings.ts';
export { readSettings } from './read-settings.ts';
export type { SchemaError, SchemaProblem } from './schema-problem.ts';
export { firstErrors, schemaProblem, schemaProblems } from './schema-problem.ts';
