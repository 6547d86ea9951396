import { readFileSync } from 'node:fs';
import { emitYaml, type Manifest, readYaml } from '@slipway/manifest';
import { startComposeOracle } from '../crossplane/compose-oracle.ts';

/** Files of a question to Crossplane besides the composite and the Composition. */
export interface CompositionFiles {
  readonly functions?: string;
  readonly definition?: string;
  readonly observed?: string;
  /** One JSON value instead of YAML. */
  readonly json: boolean;
}

/**
 * Prints what Crossplane would make of the first objects of two files: the status of the composite, then every resource; what
 * it reports comes as comments. 0, or 1 when it would report an error.
 */
export async function printComposition(
  composite: string,
  composition: string,
  { functions, definition, observed, json }: CompositionFiles,
  print: (line: string) => void,
): Promise<number> {
  const question = {
    composite: first(composite),
    composition: first(composition),
    ...(functions === undefined ? {} : { functions: objectsOf(functions) }),
    ...(definition === undefined ? {} : { definition: first(definition) }),
    ...(observed === undefined ? {} : { observed: objectsOf(observed) }),
  };
  await using oracle = await startComposeOracle();
  const rendering = await oracle.render(question);
  if (json) print(JSON.stringify(rendering));
  else if ('error' in rendering) print(rendering.error);
  else {
    for (const { severity, message } of rendering.results) print(`# ${severity}: ${message.replaceAll('\n', '\n#   ')}`);
    const { apiVersion, kind, metadata } = question.composite;
    const answer = { apiVersion, kind, metadata: { name: metadata.name }, status: rendering.status };
    print(
      [answer, ...rendering.resources]
        .map((object) => emitYaml(object))
        .join('---\n')
        .trimEnd(),
    );
  }
  return 'error' in rendering ? 1 : 0;
}

const objectsOf = (file: string): readonly Manifest[] =>
  readYaml(readFileSync(file, 'utf8'), file).documents.map(({ value }) => value as Manifest);

function first(file: string): Manifest {
  const [object] = objectsOf(file);
  if (object === undefined) throw new RangeError(`${file} has no object`);
  return object;
}
