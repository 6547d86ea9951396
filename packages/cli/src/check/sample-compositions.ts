import { type SampledComposition, sampleProblems, sampleRules } from '@slipway/compose/samples';
import type { KindSchema } from '@slipway/kube-models';
import { type Fields, type Finding, fieldsOf, onceForEach, readYaml, textOf } from '@slipway/manifest';
import { createValidator, isPolicyRule, objectTitle, type Validator } from '@slipway/validate';
import { definedKinds, kindsIn } from '../kinds/defined-kinds.ts';
import { definitionsIn, itemsOf } from '../kinds/definitions-in.ts';
import { givenKinds } from '../kinds/given-kinds.ts';
import type { SampledCompositions } from '../kinds/run-test.ts';
import type { VerbContext } from '../report/verb-context.ts';
import { fromRule } from '../repository/input-finding.ts';
import { compositionFindings, definitionsOfCompositions, listedObjects, type WrittenObject } from './composition-findings.ts';

/** Renders samples of the composites of all Compositions in texts, and reports what fails for a valid composite. */
export function sampleCompositions(
  { cwd, budget, terminal }: VerbContext,
  texts: ReadonlyMap<string, string>,
  paths: readonly string[],
): SampledCompositions {
  const read = onceForEachFile();
  const written = [...texts]
    .filter(([, text]) => text.includes('apiextensions.crossplane.io'))
    .flatMap(([file, text]) =>
      read(text, file).flatMap(({ value, positionOf }) =>
        listedObjects(value).map(({ object, at }) => ({ file, object, positionOf: (pointer: string) => positionOf(`${at}${pointer}`) })),
      ),
    );
  const given = givenKinds({ paths, cwd, env: terminal.env, budget });
  const { schemas } = definedKinds(definitionsIn(texts, (text, file) => ({ documents: read(text, file), findings: [] })));
  const sources = given.digest === '' ? [] : [given];
  const validator = createValidator({ schemas, sources });
  const reported = Map.groupBy(compositionFindings(written, validator, new Map()), ({ file }) => file);
  const kindsOf = onceForEach(kindsIn);
  const ambiguous = definedTwice(written.flatMap(({ object }) => kindsOf(object)));
  const sampled = [...definitionsOfCompositions(written)].flatMap(([composition, definition]) => {
    if (definition === undefined) return [];
    const kinds = kindsOf(definition.object);
    const { apiVersion, kind } = fieldsOf(fieldsOf(composition.object.spec).compositeTypeRef);
    const schema = kinds.find((each) => `${each.group}/${each.version}` === apiVersion && each.kind === kind);
    if (schema === undefined) return [];
    const others = schemas.filter((each) => !ambiguous.has(keyOf(each)) && !kinds.some((own) => keyOf(own) === keyOf(each)));
    const own = createValidator({ schemas: [...others, ...kinds], sources });
    const result = sampleProblems({
      ...{ composition: composition.object, definition: definition.object, kind: schema as never, budget },
      rejections: rejectionsOf(own),
      known: compositesIn(texts, read, schema),
      reported: (reported.get(composition.file) ?? [])
        .filter(({ object }) => object === objectTitle(composition.object))
        .map((each) => each.pointer),
    });
    return [{ composition, result }];
  });
  return {
    findings: sampled.flatMap(({ composition, result }) => findingsOf(composition, result)),
    compositions: sampled.map(({ composition: { file, object }, result: { problems: _, ...counts } }) => ({
      ...{ file, name: textOf(fieldsOf(object.metadata).name) },
      ...counts,
    })),
  };
}

const keyOf = ({ group, version, kind }: KindSchema): string => `${group}/${version} ${kind}`;

/** Returns the kinds with several definitions: it is unknown which of them the cluster of a Composition has. */
const definedTwice = (kinds: readonly KindSchema[]): ReadonlySet<string> =>
  new Set([...Map.groupBy(kinds, keyOf)].filter(([, same]) => same.length > 1).map(([key]) => key));

function onceForEachFile() {
  const known = new Map<string, ReturnType<typeof readYaml>['documents']>();
  return (text: string, file: string) => {
    const documents = known.get(file) ?? readYaml(text, file).documents;
    known.set(file, documents);
    return documents;
  };
}

/** Returns why the API server rejects an object. */
const rejectionsOf =
  (validator: Validator) =>
  (object: Fields): readonly Finding[] =>
    validator
      .check(object, { built: true })
      .findings.filter(({ severity, rule }) => severity === 'reject' && !isPolicyRule(rule)) as unknown as readonly Finding[];

/** Composites of a kind in the repository that are enough as examples. */
const MAX_COMPOSITES = 3;

/** Returns composites of the repository, without the fields of Crossplane. */
function compositesIn(texts: ReadonlyMap<string, string>, read: ReturnType<typeof onceForEachFile>, { group, version, kind }: KindSchema) {
  const found: Fields[] = [];
  for (const [file, text] of texts) {
    if (found.length >= MAX_COMPOSITES) break;
    if (!text.includes(`${group}/${version}`)) continue;
    for (const { value } of read(text, file))
      for (const item of itemsOf(value)) {
        const object = fieldsOf(item);
        if (object.kind === kind && object.apiVersion === `${group}/${version}`) found.push(withoutCrossplaneFields(object));
      }
  }
  return found.slice(0, MAX_COMPOSITES);
}

function withoutCrossplaneFields({ status: _, spec, ...object }: Fields): Fields {
  const { crossplane: __, ...own } = fieldsOf(spec);
  return { ...object, spec: own };
}

function findingsOf({ file, object, positionOf }: WrittenObject, { problems }: SampledComposition): readonly Finding[] {
  const title = objectTitle(object);
  return problems.map(({ rule, pointer, message, expected, sample }) => {
    return {
      ...fromRule(sampleRules, rule),
      ...{ message, expected, pointer, file },
      ...(title !== undefined && { object: title }),
      ...(sample !== undefined && { value: { spec: sample.spec, ...(sample.status !== undefined && { status: sample.status }) } }),
      ...positionOf(pointer),
    };
  });
}
