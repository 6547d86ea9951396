import type { YamlNode } from '../nodes/yaml-node.ts';
import type { MergeSchema, MergeSchemas } from './merge-schema.ts';

/** The inputs of a merge: the two sides, and the schema of the field. */
export interface Merge {
  readonly schemas: MergeSchemas;
  readonly schema: MergeSchema | undefined;
  /** The node that is changed; undefined when it does not exist yet. */
  readonly target: YamlNode | undefined;
  readonly patch: YamlNode | undefined;
}

/** Merges one node; undefined when the result is empty. */
export type MergeNodes = (merge: Merge) => YamlNode | undefined;
