import type { TraceStep } from '../../built-object.ts';
import { relativePath } from '../files/loader.ts';
import { type GeneratedKind, generate, mergeOptions } from '../generators/generate.ts';
import { refusal } from '../nodes/refusal.ts';
import type { Resource } from '../resources/resource.ts';
import { builtInOrigin, type Origin } from './origin.ts';
import type { Target } from './target.ts';

/** A generator, with its name in reports. */
export interface ConfiguredGenerator {
  readonly make: () => Resource;
  readonly origin: Origin | undefined;
}

/** Returns the generators of a kustomization file. Helm charts are refused: Flux disables their inflation. */
export function builtInGenerators(target: Target): readonly ConfiguredGenerator[] {
  const { kustomization, file } = target;
  const made = [...generatorsOf(target, 'ConfigMap'), ...generatorsOf(target, 'Secret')];
  if ((kustomization.helmCharts ?? []).length + (kustomization.helmChartInflationGenerator ?? []).length > 0) {
    throw refusal('helm-charts', 'Flux does not inflate Helm charts in kustomizations: use a HelmRelease', file);
  }
  return made;
}

function generatorsOf({ kustomization, loader, file, origins, context }: Target, kind: GeneratedKind): readonly ConfiguredGenerator[] {
  const field = kind === 'ConfigMap' ? 'configMapGenerator' : 'secretGenerator';
  const origin = origins ? builtInOrigin(relativePath(context.root, file), `${kind}Generator`) : undefined;
  return (kustomization[field] ?? []).map((fields, index) => {
    const options = mergeOptions(fields.options, kustomization.generatorOptions);
    const step: TraceStep = { action: 'generated', file, by: `${field}[${index}]` };
    return { make: () => generate(kind, { ...fields, ...(options && { options }) }, loader, step, index), origin };
  });
}
