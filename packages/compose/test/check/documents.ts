import { kindSchemas } from '@slipway/crd-codegen/kind-schemas';
import { findSchema, type KindSchema } from '@slipway/kube-models';
import { type Fields, fieldsOf, readYaml } from '@slipway/manifest';
import {
  type CompositionProblem,
  compositeKind,
  compositionProblems,
  definedKind,
  definitionProblems,
  isCompositeDefinition,
  isComposition,
  isEnvironmentConfig,
  type KindFinder,
  readComposition,
} from '../../src/check/index.ts';

/** Returns the problems of all Compositions and definitions in a text. */
export function problemsIn(text: string): readonly CompositionProblem[] {
  const { documents, findings } = readYaml(text, 'test.yaml');
  if (findings.length > 0) throw new Error(findings[0]?.message);
  return problemsOf(documents.map(({ value }) => fieldsOf(value)));
}

/** Returns the problems of all Compositions and definitions among objects. */
export function problemsOf(objects: readonly Fields[], definitions = objects.filter(isCompositeDefinition)): readonly CompositionProblem[] {
  const compositions = objects.filter(isComposition);
  const kindOf = kindsOf(definitions);
  return [
    ...compositions.flatMap((object) =>
      compositionProblems(
        object,
        definitions.find((each) => definedKind(each) === compositeKind(object)),
        kindOf,
        objects.filter(isEnvironmentConfig),
      ),
    ),
    ...definitions.flatMap((each) => definitionProblems(each, compositions.map(readComposition))),
  ];
}

/** Returns the kinds of definitions, and the bundled ones. */
function kindsOf(definitions: readonly Fields[]): KindFinder {
  const own = new Map<string, KindSchema>();
  for (const schema of definitions.flatMap(kindSchemas)) own.set(`${schema.group}/${schema.version} ${schema.kind}`, schema);
  return (apiVersion, kind) => (own.get(`${apiVersion} ${kind}`) ?? findSchema(apiVersion, kind)) as ReturnType<KindFinder>;
}
