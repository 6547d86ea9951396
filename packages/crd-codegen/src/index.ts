export { type Generated, generate, generatedPath } from './generate.ts';
export { kindSchemas } from './kind-schemas.ts';
export type { LockedFile, LockedKind } from './lock.ts';
export { codegenRules } from './rules.ts';
export { type RunOptions, type RunResult, run, runGenerated } from './run.ts';
export { readSources } from './source-directory.ts';
export type { SourceFile } from './source-file.ts';
export { typeScriptOf } from './type-script.ts';
