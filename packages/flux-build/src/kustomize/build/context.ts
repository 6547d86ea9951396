import type { KustomizeProblem } from '../../built-object.ts';
import type { MergeSchemas } from '../merge/merge-schema.ts';
import type { ParseCache } from '../resources/make-resources.ts';

/** What all kustomizations of one build share. */
export interface BuildContext {
  readonly cache: ParseCache;
  readonly notes: KustomizeProblem[];
  /** What is on another host and was left out; undefined where that refuses the build. */
  readonly leftOut: KustomizeProblem[] | undefined;
  schemas: MergeSchemas;
  /** From which paths of origins are seen. */
  readonly root: string;
}
