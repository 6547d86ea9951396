import { dirname, relative, resolve } from 'node:path';
import type { JsonObject } from '@slipway/compose';
import { kindSchemas } from '@slipway/crd-codegen/kind-schemas';
import { buildPointer, DefinitionError, type Finding, fieldsOf, isFields, readYaml, textOf, type YamlDocument } from '@slipway/manifest';
import { compiledValidator, schemaProblems } from '@slipway/manifest/settings';
import { createValidator } from '@slipway/validate';
import type { VerbContext } from '../report/verb-context.ts';
import { gitRoot } from '../repository/git-root.ts';
import { fromRule } from '../repository/input-finding.ts';
import { readInput } from '../repository/read-input.ts';
import { whyRefused } from '../repository/refused-path.ts';
import type { CompositionTest } from './composition-test.gen.ts';
import { placedItems } from './definitions-in.ts';
import { referenceProblems } from './run-render.ts';
import { type TestRuleId, testRules } from './test-rules.ts';
import type { StageInput } from './test-stages.ts';
import * as compiled from './validate-composition-test.gen.ts';

/** The API version of tests and snapshots. */
export const TEST_VERSION = 'slipway/v1';

/** A document of a file with tests. */
export interface TestDocument {
  /** Relative to the working directory. */
  readonly file: string;
  readonly document: YamlDocument;
  /** `CompositionTest/two-zones`; undefined when it has no name. */
  readonly title: string | undefined;
}

/** A test with the objects that it names. */
export interface ReadTest extends TestDocument {
  readonly test: CompositionTest;
  readonly composite: JsonObject;
  readonly composition: JsonObject;
  readonly definition: JsonObject | undefined;
  readonly functions: readonly JsonObject[] | undefined;
  readonly required: readonly JsonObject[];
  readonly stages: readonly StageInput[];
}

/** An object, and the position of its fields. */
interface PlacedObject {
  readonly object: JsonObject;
  readonly file: string;
  readonly positionOf: (pointer: string) => Pick<Finding, 'line' | 'column' | 'pointer'>;
}

type Problem = Omit<Finding, 'rule' | 'severity' | 'remedy' | 'pointer' | 'file'> & { readonly remedy?: string };

/** Reads tests and the files that they name, and collects all problems. Nothing outside of the repository of a test is read. */
export class TestReader {
  readonly findings: Finding[] = [];
  private readonly context: VerbContext;
  private readonly files = new Map<string, readonly PlacedObject[]>();

  constructor(context: VerbContext) {
    this.context = context;
  }

  /** Returns the documents of a text. Its secrets are masked in what is printed. */
  documents(text: string, file: string): readonly YamlDocument[] {
    const { documents, findings } = readYaml(text, file);
    this.findings.push(...findings);
    this.context.secrets.addLater(({ addObject, addFile }) => {
      if (findings.length > 0) addFile(text);
      for (const { value } of documents) addObject(value);
    });
    return documents;
  }

  report(rule: TestRuleId, { file, document, title }: TestDocument, pointer: string, problem: Problem): void {
    const { line, column } = document.positionOf(pointer);
    this.findings.push({
      ...fromRule(testRules, rule),
      ...problem,
      ...(title !== undefined && { object: title }),
      file,
      line,
      column,
      pointer,
    });
  }

  /** Returns a test with all objects that it names; undefined when one of them is missing or wrong. */
  read(given: TestDocument): ReadTest | undefined {
    const before = this.findings.length;
    const validate = compiledValidator(compiled, 'validateCompositionTest');
    const { value } = given.document;
    if (!validate(value)) {
      for (const { pointer, kind: _, ...problem } of schemaProblems(validate.errors ?? []))
        this.report('test-input', given, pointer, problem);
      return undefined;
    }
    const test = value as unknown as CompositionTest;
    this.checkStages(given, test);
    const objects = this.objectsOf(given, test);
    return objects === undefined || this.findings.length > before ? undefined : { ...given, test, ...objects };
  }

  private checkStages(given: TestDocument, { spec: { stages } }: CompositionTest): void {
    const names = new Set<string>();
    for (const [index, { name }] of stages.entries()) {
      if (names.has(name))
        this.report('test-input', given, `/spec/stages/${index}/name`, {
          message: 'another stage of the test has this name',
          value: name,
          expected: 'a name for each stage',
        });
      names.add(name);
    }
    if (stages.every(({ expect }) => expect === undefined))
      this.report('test-input', given, '/spec/stages', { message: 'no stage expects anything', expected: 'expect in one of the stages' });
  }

  private objectsOf(given: TestDocument, { spec }: CompositionTest): Omit<ReadTest, keyof TestDocument | 'test'> | undefined {
    const definition =
      spec.definition === undefined
        ? undefined
        : this.one(given, spec.definition, '/spec/definition', 'CompositeResourceDefinition', CROSSPLANE);
    const composition = this.one(given, spec.composition, '/spec/composition', 'Composition', CROSSPLANE);
    const { kind, apiVersion } = fieldsOf(fieldsOf(composition?.object.spec).compositeTypeRef);
    const composite = this.one(given, spec.composite, '/spec/composite', textOf(kind) || undefined, textOf(apiVersion));
    const functions = spec.functions && this.all(given, spec.functions, '/spec/functions');
    const required = this.all(given, spec.required ?? [], '/spec/required');
    const stages = spec.stages.map((stage, index) => ({
      stage,
      observed: this.observed(given, stage.observed ?? [], `/spec/stages/${index}/observed`),
      required: this.all(given, stage.required ?? [], `/spec/stages/${index}/required`),
    }));
    if (composite === undefined || composition === undefined) return undefined;
    for (const { pointer, ...problem } of referenceProblems(composite.object, composition.object))
      this.reportAt(given, '/spec/composition', composition, pointer, problem);
    if (definition !== undefined) this.checkComposite(given, composite, definition.object);
    return {
      ...{ composite: composite.object, composition: composition.object, definition: definition?.object },
      ...{ functions, required, stages },
    };
  }

  /** Reports what the API server refuses of the composite. */
  private checkComposite(given: TestDocument, composite: PlacedObject, definition: JsonObject): void {
    try {
      const { findings } = createValidator({ schemas: kindSchemas(definition) }).check(composite.object);
      for (const { severity, message, value, expected, remedy, pointer } of findings)
        if (severity === 'reject')
          this.reportAt(given, '/spec/composite', composite, pointer, {
            message: `the API server refuses the composite: ${message}`,
            ...(value !== undefined && { value }),
            ...{ expected, remedy },
          });
    } catch (error) {
      if (!(error instanceof DefinitionError)) throw error;
      this.report('test-input', given, '/spec/definition', {
        message: `the definition is not valid: ${error.message}`,
        expected: 'a CompositeResourceDefinition that Crossplane accepts',
      });
    }
  }

  /** Reports a problem of an object: at the object itself if the test has it, and otherwise at the path, with the position in the message. */
  private reportAt(given: TestDocument, path: string, { file, positionOf }: PlacedObject, pointer: string, problem: Problem): void {
    const { pointer: own, line } = positionOf(pointer);
    if (file === given.file && own.startsWith(path)) this.report('test-input', given, own, problem);
    else this.report('test-input', given, path, { ...problem, message: `${file}:${line ?? 1}: ${problem.message}` });
  }

  private observed(given: TestDocument, list: readonly (string | object)[], pointer: string): readonly JsonObject[] {
    return this.placed(given, list, pointer).map(({ object }, index) => {
      const annotations = fieldsOf(fieldsOf(object.metadata).annotations);
      if (textOf(annotations['crossplane.io/composition-resource-name']) === '')
        this.report('test-input', given, list.length > index ? `${pointer}/${index}` : pointer, {
          message: `the observed resource ${textOf(fieldsOf(object.metadata).name)} does not name its template`,
          expected: 'the annotation crossplane.io/composition-resource-name with the name of a resource of the Composition',
        });
      return object;
    });
  }

  private all(given: TestDocument, list: readonly (string | object)[], pointer: string): readonly JsonObject[] {
    return this.placed(given, list, pointer).map(({ object }) => object);
  }

  private placed(given: TestDocument, list: readonly (string | object)[], pointer: string): readonly PlacedObject[] {
    return list.flatMap((each, index) => this.resolved(given, each, `${pointer}/${index}`));
  }

  /** Returns the only object of a kind: the one in the test, or that of a file. `apiVersion` is all of it, or the group with a slash. */
  private one(
    given: TestDocument,
    value: string | object,
    pointer: string,
    kind: string | undefined,
    apiVersion: string,
  ): PlacedObject | undefined {
    const before = this.findings.length;
    const objects = this.resolved(given, value, pointer);
    if (this.findings.length > before) return undefined;
    const isWanted = ({ object }: PlacedObject): boolean => {
      const version = textOf(object.apiVersion);
      return object.kind === kind && (apiVersion.endsWith('/') ? version.startsWith(apiVersion) : version === apiVersion);
    };
    const found = typeof value === 'string' && kind !== undefined ? objects.filter(isWanted) : objects;
    const name = kind ?? 'object';
    const wanted = kind === undefined ? name : `${kind} of ${apiVersion.endsWith('/') ? `${apiVersion}*` : apiVersion}`;
    if (found.length === 1) {
      const [first] = found as [PlacedObject];
      if (kind === undefined || isWanted(first)) return first;
      this.report('test-input', given, pointer, {
        message: 'the object has another kind or API version',
        value: `${textOf(first.object.apiVersion)} ${textOf(first.object.kind)}`,
        expected: wanted,
      });
      return undefined;
    }
    this.report('test-input', given, pointer, {
      message: found.length === 0 ? `the file has no ${name} for the test` : `the file has ${found.length} objects of the kind ${name}`,
      value,
      expected: `a file with one ${wanted}`,
    });
    return undefined;
  }

  /** Returns an object of the test, or the objects of a file or directory that it names. */
  private resolved(given: TestDocument, value: string | object, pointer: string): readonly PlacedObject[] {
    const { cwd } = this.context;
    if (typeof value !== 'string') {
      const positionOf = (below: string) => ({ ...given.document.positionOf(`${pointer}${below}`), pointer: `${pointer}${below}` });
      return this.objects([{ object: value as JsonObject, file: given.file, positionOf }], given, pointer);
    }
    const folder = dirname(resolve(cwd, given.file));
    const path = resolve(folder, value);
    const why = whyRefused(path, topOf(folder, cwd));
    if (why !== undefined) {
      this.report('test-input', given, pointer, { message: `the path ${why}`, value, expected: 'a path in the repository' });
      return [];
    }
    const known = this.files.get(path) ?? this.fileObjects(path);
    this.files.set(path, known);
    if (known.length === 0)
      this.report('test-input', given, pointer, { message: 'the path has no object', value, expected: 'a file or directory with objects' });
    return this.objects(known, given, pointer);
  }

  private fileObjects(path: string): readonly PlacedObject[] {
    const { cwd, budget } = this.context;
    const { texts, findings } = readInput([path], cwd, budget);
    this.findings.push(...findings);
    return [...texts].flatMap(([file, text]) =>
      this.documents(text, relative(cwd, resolve(cwd, file))).flatMap(({ value, positionOf }) =>
        placedItems(value).map(({ object, at }) => ({
          object: object as JsonObject,
          file,
          positionOf: (below: string) => ({ ...positionOf(`${at}${below}`), pointer: `${at}${below}` }),
        })),
      ),
    );
  }

  private objects(placed: readonly PlacedObject[], given: TestDocument, pointer: string): readonly PlacedObject[] {
    return placed.filter(({ object, file, positionOf }) => {
      const fields = isFields(object) ? object : {};
      const missing = ['apiVersion', 'kind'].filter((name) => textOf(fields[name]) === '');
      if (textOf(fieldsOf(fields.metadata).name) === '') missing.push('metadata.name');
      if (missing.length === 0) return true;
      const at = file === given.file ? '' : ` ${file}:${positionOf('').line ?? 1}`;
      this.report('test-input', given, pointer, {
        message: `the object${at} has no ${missing.join(', ')}`,
        expected: 'an object of Kubernetes with apiVersion, kind and metadata.name',
      });
      return false;
    });
  }
}

const CROSSPLANE = 'apiextensions.crossplane.io/';

/** Returns the folder that the paths of a test do not leave: the checkout, or without one the working directory. */
function topOf(folder: string, cwd: string): string {
  const isInside = folder === cwd || !relative(cwd, folder).startsWith('..');
  return gitRoot(folder) ?? (isInside ? cwd : folder);
}

/** Returns the name of a stage in reports. */
export const stageTitle = (title: string | undefined, stage: string): string => `${title ?? 'CompositionTest'}/${stage}`;

/** Returns the pointer to a part of a stage. */
export const stagePointer = (index: number, below = ''): string => `${buildPointer(['spec', 'stages', index])}${below}`;
