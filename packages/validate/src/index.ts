export type { ObjectFinding } from './object-finding.ts';
export { validateRules } from './rules.ts';
export { defaultCacheDirectory } from './schema/compile-cache.ts';
export type { DocumentVerdict, Judgement, TreeOptions } from './tree/validate-documents.ts';
export { validateFiles } from './validate-files.ts';
export { validateText, validateTexts } from './validate-texts.ts';
export type { CheckOptions, Validator, ValidatorOptions, Verdict } from './validator.ts';
export { createValidator } from './validator.ts';
