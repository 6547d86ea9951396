export type { CommunityEntry, CommunityKind, SchemaNode } from './community-kind.ts';
export { findCommunitySchema, listCommunityKinds } from './find-community-schema.ts';
export { type GroupFile, kindsOf, type PooledKind, type PooledSchema } from './group-file.ts';
