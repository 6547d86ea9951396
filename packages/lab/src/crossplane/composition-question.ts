import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emitYaml, type Manifest } from '@slipway/manifest';

/** What Crossplane is asked to compose. */
export interface CompositionQuestion {
  /** A composite resource (XR). */
  readonly composite: Manifest;
  /** Its Composition. */
  readonly composition: Manifest;
  /** The Functions that are installed. @default those of the lab: function-patch-and-transform and function-auto-ready */
  readonly functions?: readonly Manifest[];
  /** The CompositeResourceDefinition: its defaults are filled in, and its scope is set. */
  readonly definition?: Manifest;
  /** Composed resources as they are now, each with the annotation `crossplane.io/composition-resource-name`. */
  readonly observed?: readonly Manifest[];
  /** Other objects, which a function may ask for. */
  readonly required?: readonly Manifest[];
}

/** Writes the files of a question into a folder; the arguments that name them. `targets` says where each function listens. */
export function writeQuestion(directory: string, question: CompositionQuestion, targets: ReadonlyMap<string, string>): readonly string[] {
  const { composite, composition, definition, observed = [], required = [] } = question;
  const functions = question.functions ?? [...targets.keys()].map(functionCalled);
  const write = (name: string, objects: readonly Manifest[]): string => {
    const file = join(directory, `${name}.yaml`);
    writeFileSync(file, objects.map((object) => emitYaml(object)).join('---\n'));
    return file;
  };
  return [
    write('composite', [composite]),
    write('composition', [composition]),
    write(
      'functions',
      functions.map((object) => withRuntime(object, targets)).filter((object) => object !== undefined),
    ),
    ...(definition ? [`--xrd=${write('definition', [definition])}`] : []),
    ...(observed.length > 0 ? [`--observed-resources=${write('observed', observed)}`] : []),
    ...(required.length > 0 ? [`--required-resources=${write('required', required)}`] : []),
  ];
}

const functionCalled = (name: string) => ({
  apiVersion: 'pkg.crossplane.io/v1',
  kind: 'Function',
  metadata: { name },
  spec: { package: name },
});

/** Undefined for a function that the lab does not run: to the engine it is not installed. */
function withRuntime(object: Manifest, targets: ReadonlyMap<string, string>): Manifest | undefined {
  const target = targets.get(object.metadata.name);
  if (target === undefined) return undefined;
  const annotations = {
    ...object.metadata.annotations,
    'render.crossplane.io/runtime': 'Development',
    'render.crossplane.io/runtime-development-target': target,
  };
  return { ...object, metadata: { ...object.metadata, annotations } };
}
