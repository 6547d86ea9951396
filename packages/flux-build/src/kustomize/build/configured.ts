import type { TraceStep } from '../../built-object.ts';
import type { Transformer } from '../transformers/transformer.ts';
import type { Origin } from './origin.ts';

/** A transformer with what is reported of it. */
export interface ConfiguredTransformer {
  readonly transform: Transformer;
  readonly step: TraceStep;
  readonly origin: Origin | undefined;
}
