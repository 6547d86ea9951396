import type { TraceStep } from '../../built-object.ts';
import type { Transformer } from '../transformers/transformer.ts';
import type { Origin } from './origin.ts';

/** A transformer, with its name in reports. */
export interface ConfiguredTransformer {
  readonly transform: Transformer;
  readonly step: TraceStep;
  readonly origin: Origin | undefined;
}
