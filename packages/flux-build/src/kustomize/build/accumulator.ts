import type { TransformerConfig } from '../config/default-config.ts';
import type { VariableFields } from '../config/kustomization-fields.ts';
import { EMPTY_CONFIG, mergeConfigs } from '../config/transformer-config.ts';
import { appendAll, createResourceSet, type ResourceSet } from '../resources/resource-set.ts';
import { addVars } from '../transformers/vars.ts';

/** The collected resources of a kustomization and of everything below it. */
export interface Accumulator {
  readonly set: ResourceSet;
  config: TransformerConfig;
  readonly vars: Map<string, VariableFields>;
}

export const createAccumulator = (): Accumulator => ({ set: createResourceSet(), config: EMPTY_CONFIG, vars: new Map() });

/** Adds the resources of another kustomization. */
export function mergeAccumulator(into: Accumulator, other: Accumulator, taken?: Set<string>): void {
  appendAll(into.set, other.set.list, taken);
  into.config = mergeConfigs(into.config, other.config);
  addVars(into.vars, other.vars.values());
}
