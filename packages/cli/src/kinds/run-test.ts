import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Finding, fieldsOf, printable, textOf, UnwritableError } from '@slipway/manifest';
import type { DocumentVerdict } from '@slipway/validate';
import { environmentFailure, usageFailure } from '../report/failure.ts';
import { count } from '../report/paint.ts';
import { guarded, keepFound, type VerbContext } from '../report/verb-context.ts';
import type { VerbReport } from '../report/verb-report.ts';
import { entryAt } from '../repository/git-root.ts';
import { fromRule } from '../repository/input-finding.ts';
import { readInput } from '../repository/read-input.ts';
import { temporaryOf } from '../repository/temporary-file.ts';
import { errorPointer } from './error-position.ts';
import { type ReadTest, stagePointer, stageTitle, TEST_VERSION, type TestDocument, TestReader } from './read-tests.ts';
import { renderRules } from './render-rules.ts';
import { functionsOf, printedDocuments } from './run-render.ts';
import { failedExpectations } from './test-expectations.ts';
import {
  readSnapshot,
  SNAPSHOT_KIND,
  SNAPSHOT_SUFFIX,
  type Snapshot,
  snapshotDifferences,
  snapshotDocuments,
  snapshotFile,
  snapshotText,
  TEST_SUFFIXES,
} from './test-snapshots.ts';
import { runStages, type StageRun } from './test-stages.ts';

/** Options of `slipway test`. */
export interface TestOptions {
  readonly paths: readonly string[];
  readonly update?: boolean;
  readonly ifPresent?: boolean;
  readonly samples?: boolean;
}

/** The result of a stage. A stage after a failed one is not run. */
type StageResult = 'passed' | 'failed' | 'not-run';

/** The result of a test. */
interface TestResult {
  readonly file: string;
  readonly line: number | undefined;
  readonly name: string;
  readonly stages: readonly { readonly name: string; readonly result: StageResult }[];
}

/** The Compositions whose samples were rendered, and those whose samples were not. */
export interface SampledCompositions {
  readonly findings: readonly Finding[];
  readonly compositions: readonly {
    readonly file: string;
    readonly name: string;
    readonly samples: number;
    readonly invalidSamples: number;
    readonly skippedFields: readonly string[];
    readonly notSampled?: string;
  }[];
}

/** Renders samples of the Compositions in texts. `paths` are those of the command line. */
export type SampleCompositions = (
  context: VerbContext,
  texts: ReadonlyMap<string, string>,
  paths: readonly string[],
) => SampledCompositions;

/** Runs the CompositionTests below paths, and compares or writes their snapshots. */
export async function runTest(
  context: VerbContext,
  { paths, update = false, ifPresent = false, samples = false }: TestOptions,
  loadSamples: () => Promise<SampleCompositions>,
): Promise<VerbReport> {
  const reader = new TestReader(context);
  const below = paths.length === 0 ? ['.'] : paths;
  const input = readInput(below, context.cwd, context.budget);
  reader.findings.push(...input.findings);
  const run = guarded(context, () => new TestRun(context, reader, update).run(input.texts));
  keepFound(context, reader.findings);
  const sampleCompositions = samples ? await loadSamples() : undefined;
  const sampled = sampleCompositions && guarded(context, () => sampleCompositions(context, input.texts, below));
  reader.findings.push(...(sampled?.findings ?? []));
  if (run.found === 0 && reader.findings.length === 0 && !ifPresent && (sampled?.compositions.length ?? 0) === 0)
    throw usageFailure(
      `No CompositionTest${samples ? ', and no Composition with its CompositeResourceDefinition,' : ''} was found in ${paths.length === 0 ? 'this directory' : paths.join(', ')}.`,
    );
  const written = writeSnapshots(context, run.updates);
  return reportOf(reader.findings, run.results, written, sampled?.compositions);
}

/** A file of snapshots with its next text; undefined when it is deleted. */
type Updates = ReadonlyMap<string, string | undefined>;

/** A file with tests. */
interface TestFile {
  readonly file: string;
  readonly documents: readonly TestDocument[];
  /** Whether all documents of the file were read. */
  readonly isWhole: boolean;
}

class TestRun {
  readonly results: TestResult[] = [];
  readonly updates = new Map<string, string | undefined>();
  /** Number of documents that should be tests. */
  found = 0;
  /** Files of snapshots that contain other documents. They are not overwritten. */
  private readonly foreign = new Set<string>();
  private readonly context: VerbContext;
  private readonly reader: TestReader;
  private readonly isUpdate: boolean;

  constructor(context: VerbContext, reader: TestReader, isUpdate: boolean) {
    this.context = context;
    this.reader = reader;
    this.isUpdate = isUpdate;
  }

  run(texts: ReadonlyMap<string, string>): this {
    // `a.yaml` and `a.yml` share one file of snapshots.
    const groups = Map.groupBy(this.testFiles(texts), ({ file }) => snapshotFile(file));
    for (const [path, files] of groups) this.runFiles(path, files);
    for (const [file, text] of texts) {
      if (!file.endsWith(SNAPSHOT_SUFFIX) || groups.has(file) || !text.includes(SNAPSHOT_KIND) || this.hasUnreadTests(file, texts))
        continue;
      const before = this.reader.findings.length;
      const unused = this.snapshotsOf(file, text);
      if (!this.isUpdate) this.reportUnused(file, unused);
      else if (unused.length > 0 && this.reader.findings.length === before) this.updates.set(file, undefined);
    }
    return this;
  }

  private testFiles(texts: ReadonlyMap<string, string>): readonly TestFile[] {
    return [...texts].flatMap(([file, text]): readonly TestFile[] => {
      if (file.endsWith(SNAPSHOT_SUFFIX) || (!text.includes('slipway/') && !text.includes('CompositionTest'))) return [];
      const before = this.reader.findings.length;
      const documents = this.reader.documents(text, file).filter(({ value }) => isTestDocument(value));
      const isWhole = this.reader.findings.slice(before).every(({ severity }) => severity !== 'reject');
      this.found += documents.length;
      return documents.length === 0 && isWhole
        ? []
        : [{ file, documents: documents.map((document) => testDocument(file, document)), isWhole }];
    });
  }

  /** Whether the paths of the command name a file of snapshots without its tests. */
  private hasUnreadTests(snapshots: string, texts: ReadonlyMap<string, string>): boolean {
    const name = snapshots.slice(0, -SNAPSHOT_SUFFIX.length);
    return TEST_SUFFIXES.some(
      (suffix) => !texts.has(`${name}${suffix}`) && entryAt(resolve(this.context.cwd, `${name}${suffix}`))?.isFile(),
    );
  }

  /** Runs the tests whose snapshots are in a file. */
  private runFiles(path: string, files: readonly TestFile[]): void {
    const known = this.knownSnapshots(path);
    const next: Snapshot[] = [];
    const names = new Set<string>();
    let isComplete = files.every(({ isWhole }) => isWhole);
    for (const given of files.flatMap(({ documents }) => documents)) {
      const { file, document } = given;
      const name = testName(document);
      const isKnown = names.has(name);
      if (isKnown)
        this.reader.report('test-input', given, '/metadata/name', {
          message: 'another test of the file has this name',
          value: name,
          expected: 'a name for each test',
        });
      names.add(name);
      const read = this.reader.read(given);
      if (read === undefined || isKnown) {
        isComplete = false;
        this.results.push({ file, line: document.positionOf('').line, name, stages: [{ name: '', result: 'failed' }] });
      } else next.push(...this.runOne(read, known));
    }
    const kept = new Set(next.map(keyOf));
    const unused = isComplete ? known.filter((each) => !kept.has(keyOf(each))) : [];
    if (!this.isUpdate) this.reportUnused(path, unused);
    else if (isComplete && !this.foreign.has(path)) this.update(path, next, files);
  }

  private update(path: string, next: readonly Snapshot[], [first]: readonly TestFile[]): void {
    try {
      this.updates.set(path, next.length === 0 ? undefined : snapshotText(next));
    } catch (error) {
      if (!(error instanceof UnwritableError) || first?.documents[0] === undefined) throw error;
      this.reader.report('test-input', first.documents[0], '/spec/stages', {
        message: `the snapshots ${path} cannot be written: ${error.message}`,
        expected: 'composed values that YAML can have, in stages with a snapshot',
      });
    }
  }

  /** Returns the snapshots of a file next to a file with tests. */
  private knownSnapshots(path: string): readonly Snapshot[] {
    if (entryAt(resolve(this.context.cwd, path))?.isFile() !== true) return [];
    const { texts, findings } = readInput([path], this.context.cwd, this.context.budget);
    this.reader.findings.push(...findings);
    return [...texts].flatMap(([file, text]) => this.snapshotsOf(file, text));
  }

  private snapshotsOf(file: string, text: string): readonly Snapshot[] {
    return this.reader.documents(text, file).flatMap((document) => {
      const snapshot = readSnapshot(document);
      if (snapshot === undefined && document.value !== null) {
        this.foreign.add(file);
        this.reader.report('test-input', { file, document, title: undefined }, '', {
          message: `the document is not a ${SNAPSHOT_KIND} of ${TEST_VERSION}`,
          expected: 'a file that slipway test --update wrote',
        });
      }
      return snapshot ?? [];
    });
  }

  private reportUnused(file: string, unused: readonly Snapshot[]): void {
    for (const { test, stage, line } of unused)
      this.reader.findings.push({
        ...{ rule: 'snapshot-unused', severity: 'reject', remedy: 'Restore the stage, or run slipway test --update.' },
        ...{ file, pointer: '/stage', object: `${SNAPSHOT_KIND}/${test}/${stage}` },
        ...(line !== undefined && { line }),
        message: `no test has the stage ${stage} of ${test} with a snapshot`,
        expected: 'a stage that expects this snapshot',
      });
  }

  /** Runs a test. Returns the new snapshots of its stages. */
  private runOne(read: ReadTest, known: readonly Snapshot[]): readonly Snapshot[] {
    const { composite, composition, definition, functions, required, stages, test } = read;
    const runs = runStages(
      {
        ...{ composite, composition, required, functionOf: functionsOf(functions), budget: this.context.budget },
        ...(definition !== undefined && { definition }),
        ...(test.spec.context !== undefined && { context: test.spec.context }),
      },
      stages,
    );
    this.reportUnknownSteps(read, runs);
    const snapshots: Snapshot[] = [];
    const results = stages.map(({ stage }, index) => {
      const before = this.reader.findings.length;
      const run = complete(runs[index]);
      const own = known.find((each) => each.test === test.metadata.name && each.stage === stage.name);
      if (run !== undefined) this.checkStage(read, index, run, own);
      // A transform can put a secret into any value.
      if (run?.rendering !== undefined && this.reader.findings.length > before) {
        const documents = printedDocuments(run.rendering);
        this.context.secrets.addLater(({ addObject }) => documents.forEach(addObject));
      }
      if (stage.expect?.snapshot === true) {
        const rendered = this.isUpdate && run?.rendering !== undefined;
        const documents = rendered ? snapshotDocuments(run.rendering) : own?.documents;
        if (documents !== undefined) snapshots.push({ test: test.metadata.name, stage: stage.name, documents });
      }
      const result: StageResult = run === undefined ? 'not-run' : this.reader.findings.length > before ? 'failed' : 'passed';
      return { name: stage.name, result };
    });
    this.results.push({ file: read.file, line: read.document.positionOf('').line, name: test.metadata.name, stages: results });
    return snapshots;
  }

  private checkStage(read: ReadTest, index: number, run: StageRun, snapshot: Snapshot | undefined): void {
    const { stage } = read.stages[index] as ReadTest['stages'][number];
    const given = { ...read, title: stageTitle(read.title, stage.name) };
    const { expect = {} } = stage;
    for (const { pointer, ...problem } of run.problems) this.reader.report('test-input', given, stagePointer(index, pointer), problem);
    if (run.error !== undefined && expect.fails === undefined)
      this.reader.report('test-failed', given, stagePointer(index), {
        message: `Crossplane composes nothing${this.errorPlace(read, run.error)}: ${run.error}`,
        expected: 'a Composition that Crossplane composes for this composite',
      });
    if (run.problems.length > 0) return;
    for (const { pointer, ...problem } of failedExpectations(expect, run))
      this.reader.report('test-failed', given, stagePointer(index, `/expect${pointer}`), problem);
    if (expect.snapshot === true && run.rendering !== undefined && !this.isUpdate) {
      const words =
        snapshot === undefined ? ['the stage has no snapshot'] : snapshotDifferences(snapshot, snapshotDocuments(run.rendering));
      for (const message of words)
        this.reader.report('snapshot-differs', given, stagePointer(index, '/expect/snapshot'), {
          message,
          expected: `the documents in ${snapshotFile(read.file)}${snapshot?.line === undefined ? '' : `:${snapshot.line}`}`,
        });
    }
  }

  /** Returns the field of the Composition that an error names. */
  private errorPlace({ composition }: ReadTest, error: string): string {
    const pointer = errorPointer(composition, error);
    return pointer === '' ? '' : ` (${pointer} of the Composition)`;
  }

  private reportUnknownSteps(read: ReadTest, runs: readonly StageRun[]): void {
    const unknown = new Map(runs.flatMap(({ rendering }) => rendering?.unknownSteps ?? []).map((step) => [step.step, step]));
    for (const { step, functionName } of unknown.values()) {
      const { line, column } = read.document.positionOf('/spec/composition');
      this.reader.findings.push({
        ...fromRule(renderRules, 'function-not-evaluated'),
        ...{ line, column, file: read.file, pointer: '/spec/composition' },
        ...(read.title !== undefined && { object: stageTitle(read.title, read.test.spec.stages[0]?.name ?? '') }),
        message: `the step ${step} has the function ${functionName}, which is not evaluated: the test does not see what it composes`,
        value: functionName,
        expected: 'a function that Slipway evaluates: patch-and-transform, auto-ready, environment-configs',
      });
    }
  }
}

/** Returns `run`, if all of its functions are evaluated. Otherwise it may lack resources, so nothing is compared with it or written. */
const complete = (run: StageRun | undefined): StageRun | undefined => (run?.rendering?.unknownSteps.length ? undefined : run);

const testName = ({ value }: TestDocument['document']): string => textOf(fieldsOf(fieldsOf(value).metadata).name);

function testDocument(file: string, document: TestDocument['document']): TestDocument {
  const name = testName(document);
  return { file, document, title: name === '' ? undefined : `CompositionTest/${name}` };
}

const keyOf = ({ test, stage }: Snapshot): string => JSON.stringify([test, stage]);

/** Whether a document is a test, or a misspelt one. The API group of a CompositionTest of another program contains a dot. */
function isTestDocument(value: unknown): boolean {
  const { apiVersion, kind } = fieldsOf(value);
  const group = textOf(apiVersion).split('/', 1)[0] ?? '';
  return group === 'slipway' || (kind === 'CompositionTest' && !group.includes('.'));
}

/** Writes the files of snapshots that change. Returns their names. */
function writeSnapshots({ cwd, budget }: VerbContext, updates: Updates): readonly string[] {
  const written: string[] = [];
  for (const [file, text] of updates) {
    const path = resolve(cwd, file);
    const isThere = entryAt(path)?.isFile() === true;
    if (text === undefined ? !isThere : isThere && readInput([path], cwd, budget).texts.get(file) === text) continue;
    const temporary = temporaryOf(path);
    try {
      if (text === undefined) rmSync(path);
      else {
        writeFileSync(temporary, text, { flag: 'wx' });
        renameSync(temporary, path);
      }
    } catch (error) {
      rmSync(temporary, { force: true });
      const done = written.length === 0 ? '' : ` Written before: ${written.join(', ')}.`;
      throw environmentFailure(`${file} cannot be written: ${(error as Error).message}.${done}`, error);
    }
    written.push(file);
  }
  return written;
}

function reportOf(
  findings: readonly Finding[],
  results: readonly TestResult[],
  written: readonly string[],
  sampled: SampledCompositions['compositions'] | undefined,
): VerbReport {
  const stages = results.flatMap((result) => result.stages);
  const number = (wanted: StageResult): number => stages.filter(({ result }) => result === wanted).length;
  const summary = {
    tests: results.length,
    stages: stages.length,
    passed: number('passed'),
    failed: number('failed'),
    notRun: number('not-run'),
    findings: findings.length,
  };
  const verdicts = results.flatMap(({ file, name, stages: own }, document) =>
    own.map(
      ({ name: stage, result }): DocumentVerdict => ({
        ...{ file, document, kind: 'CompositionTest', apiVersion: TEST_VERSION, findings: [] },
        name: [name, stage].filter((part) => part !== '').join('/'),
        verdict: result === 'passed' ? 'accept' : result === 'failed' ? 'reject' : 'unknown',
      }),
    ),
  );
  const parts = [
    `${count(summary.tests, 'test')}, ${count(summary.stages, 'stage')}: ${summary.passed} passed`,
    ...(summary.failed === 0 ? [] : [`${summary.failed} failed`]),
    ...(summary.notRun === 0 ? [] : [`${summary.notRun} not run`]),
  ];
  return {
    findings: [...Map.groupBy(findings, ({ file }) => file).values()].flatMap((group) =>
      group.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    ),
    json: () => ({ summary, tests: results, ...(written.length > 0 && { written }), ...(sampled !== undefined && { samples: sampled }) }),
    text: () => [parts.join(', '), ...samplesText(sampled ?? []), ...written.map((file) => `wrote ${file}`)].join('\n'),
    checked: { verb: 'test', verdicts, skipped: [] },
  };
}

/** Returns a line for each Composition: its samples, or why it has none. */
const samplesText = (sampled: SampledCompositions['compositions']): readonly string[] =>
  sampled.map(({ file, name, samples, skippedFields, notSampled }) => {
    const skipped = skippedFields.length === 0 ? '' : `; not generated: ${skippedFields.join(', ')}`;
    return printable(`${file}: ${name}: ${notSampled === undefined ? count(samples, 'sample') : `no samples: ${notSampled}`}${skipped}`);
  });
