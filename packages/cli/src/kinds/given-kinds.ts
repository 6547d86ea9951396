import { type Budget, readYaml } from '@slipway/manifest';
import { readInput } from '../files/read-input.ts';
import { type DefinedKinds, definedKinds, type PlacedObject } from './defined-kinds.ts';
import { projectCrds } from './project-crds.ts';

/** Kinds, and the texts that define them. */
export interface GivenKinds extends DefinedKinds {
  readonly texts: ReadonlyMap<string, string>;
}

/** The kinds that the CRDs and XRDs in the files and directories `crds` define, and those of `slipway.crds` in package.json. */
export function givenKinds(crds: readonly string[], cwd: string, budget?: Budget): GivenKinds {
  const project = projectCrds(cwd);
  const { texts, findings } = readInput([...project.paths, ...crds], cwd, budget);
  const defined = definedKinds(definitionsIn(texts));
  return { ...defined, texts, findings: [...project.findings, ...findings, ...defined.findings] };
}

/** The objects of the files that may hold definitions. Text that is not YAML is reported where it is judged. */
export const definitionsIn = (texts: ReadonlyMap<string, string>, read: typeof readYaml = readYaml): PlacedObject[] =>
  [...texts].flatMap(([file, text]) =>
    // Most files define nothing, and reading twice is not free.
    text.includes('ResourceDefinition')
      ? read(text, file).documents.flatMap(({ value }) => itemsOf(value).map((object) => ({ file, object })))
      : [],
  );

/** `kubectl get crds -o yaml` prints a List. */
function itemsOf(value: unknown): readonly unknown[] {
  const { kind, items } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof kind === 'string' && kind.endsWith('List') && Array.isArray(items) ? items : [value];
}
