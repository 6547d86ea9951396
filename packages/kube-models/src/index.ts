export { findSchema, listKinds } from './find-schema.ts';
export type { SchemaSource } from './find-source.ts';
export { findSource } from './find-source.ts';
export type { JsonSchema, KindEntry, KindSchema, Scope, Subresources } from './kind-schema.ts';
