// Generated from composition-test-schema.ts. To change it, run npm run codegen:settings.

/** A test of a Composition: a composite, and what Crossplane composes for it in each stage. */
export interface CompositionTest {
  /** The version of this format. */
  readonly apiVersion: 'slipway/v1';
  /** A test of a Composition. */
  readonly kind: 'CompositionTest';
  /** The name of the test, which no other test of the file has. */
  readonly metadata: TestMetadata;
  /** The objects of the test, and its stages. */
  readonly spec: TestSpec;
}

/** The name of the test, which no other test of the file has. */
export interface TestMetadata {
  /** The name of the test. */
  readonly name: string;
}

/** The objects of the test, and its stages. */
export interface TestSpec {
  /** The composite resource: an object, or the path of its file, relative to the file of the test. */
  readonly composite: string | {};
  /** Its Composition: an object, or the path of its file, relative to the file of the test. */
  readonly composition: string | {};
  /** Its CompositeResourceDefinition, for the defaults and the scope; the composite must be valid for it: an object, or the path of its file, relative to the file of the test. */
  readonly definition?: string | {};
  /** Functions, for names that do not say which function they are: objects, and paths of files or directories, relative to the file of the test. */
  readonly functions?: readonly (string | {})[];
  /** Other objects of the cluster in each stage, such as EnvironmentConfigs and Secrets: objects, and paths of files or directories, relative to the file of the test. */
  readonly required?: readonly (string | {})[];
  /** The context of the pipeline before its first step. */
  readonly context?: {};
  /** Runs of Crossplane, one after the other. Resources that exist, and the status of the composite, are kept for the next stage. */
  readonly stages: readonly TestStage[];
}

/** One run of Crossplane: what exists before it, and what it must compose. */
export interface TestStage {
  /** The name of the stage, which no other stage of the test has. */
  readonly name: string;
  /** Composed resources that exist, each with the annotation crossplane.io/composition-resource-name: objects, and paths of files or directories, relative to the file of the test. */
  readonly observed?: readonly (string | {})[];
  /** Resources that the stage before composed and that exist now, with the fields that controllers set. Null: the resource does not exist any more. */
  readonly exists?: {
    readonly [k: string]: {} | null;
  };
  /** Resources that the stage before composed, and whose conditions Ready and Synced are true now. */
  readonly ready?: readonly string[];
  /** Other objects of the cluster, from this stage on: objects, and paths of files or directories, relative to the file of the test. */
  readonly required?: readonly (string | {})[];
  /** What must be true after the run. */
  readonly expect?: StageExpectation;
}

/** What must be true after the run. */
export interface StageExpectation {
  /** Fields of composed resources, by the name of the resource in the Composition. Other fields may have any value. Null: the resource, or the field, does not exist. */
  readonly resources?: {
    readonly [k: string]: {} | null;
  };
  /** The number of composed resources, or the number by kind. */
  readonly count?:
    | number
    | {
        readonly [k: string]: number;
      };
  /** Fields of the composite after the run, such as its status. */
  readonly composite?: {};
  /** Conditions of the composite by type: the status, or fields such as status and reason. */
  readonly conditions?: {
    readonly [k: string]: string | boolean | {};
  };
  /** Texts that are each a part of a message: events of Crossplane, and results of functions. */
  readonly events?: readonly string[];
  /** A part of the error, such as a fatal result, with which Crossplane composes nothing. */
  readonly fails?: string;
  /** The documents of the run are those of the file NAME.snapshot.yaml. */
  readonly snapshot?: true;
}
