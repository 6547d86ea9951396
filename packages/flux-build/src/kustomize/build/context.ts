import type { KustomizeProblem } from '../../built-object.ts';
import type { MergeSchemas } from '../merge/merge-schema.ts';
import type { ParseCache } from '../resources/make-resources.ts';

/** Shared by all kustomizations of one build. */
export interface BuildContext {
  readonly cache: ParseCache;
  readonly notes: KustomizeProblem[];
  /** Missing inputs of other hosts; undefined if one refuses the build. */
  readonly leftOut: KustomizeProblem[] | undefined;
  schemas: MergeSchemas;
  /** Origins are relative to this folder. */
  readonly root: string;
}
