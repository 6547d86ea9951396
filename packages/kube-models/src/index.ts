export { findSchema, listKinds } from './find-schema.ts';
export type { JsonSchema, KindEntry, KindSchema, Scope, Subresources } from './kind-schema.ts';
