import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSchema, type KindSchema, listKinds } from '@slipway/kube-models';
import { emitYaml, type Manifest } from '@slipway/manifest';
import { stringify } from 'yaml';
import { casesOf } from '../packages/lab/src/cases/cases.ts';
import { drawn, sampleOf } from '../packages/lab/src/cases/draw.ts';
import { objectOf, type Size } from '../packages/lab/src/cases/object-of.ts';
import { createValidator, type Validator } from '../packages/validate/src/index.ts';

const FILES = 100;
const DOCUMENTS = 100;
const SEED = 20_261_121;

/** The output of `writeCheckInput`. */
export interface CheckInput {
  /** Folder that contains only the YAML files. */
  readonly directory: string;
  readonly documents: number;
  readonly kinds: readonly KindSchema[];
}

/** The 171 custom kinds of the recorded answers: the pinned kinds without later additions. */
export const checkedKinds = (): readonly KindSchema[] =>
  listKinds()
    .map(({ group, version, kind }) => findSchema(`${group}/${version}`, kind))
    .filter((schema) => schema !== undefined)
    .filter(({ origin, group, kind }) => origin === 'crd' && !LATER.has(group) && !LATER.has(`${kind}.${group}`));

const LATER: ReadonlySet<string> = new Set(['aga.k8s.aws', 'elbv2.k8s.aws', 'Object.kubernetes.crossplane.io']);

/**
 * Writes 10,000 different documents in 100 files below `directory`, always the same. Each kind occurs about equally often, small and
 * large. Three in a hundred have a mistake. Three printers of YAML write them.
 */
export function writeCheckInput(directory: string): CheckInput {
  mkdirSync(directory, { recursive: true });
  const kinds = checkedKinds();
  const validator = createValidator();
  const perKind = Math.ceil((FILES * DOCUMENTS) / kinds.length);
  const lists = kinds.map((kind, index) => objectsOf(kind, perKind, SEED + index, validator));
  const objects = Array.from({ length: FILES * DOCUMENTS }, (_, index) => lists[index % lists.length]?.[Math.floor(index / lists.length)]);
  for (let file = 0; file < FILES; file++) {
    const print = PRINTERS[file % PRINTERS.length] ?? emitYaml;
    const texts = objects.slice(file * DOCUMENTS, (file + 1) * DOCUMENTS).map((object) => print(object));
    writeFileSync(
      join(directory, `objects-${String(file).padStart(3, '0')}.yaml`),
      `# File ${file} of the benchmark.\n${texts.join('---\n')}`,
    );
  }
  return { directory, documents: FILES * DOCUMENTS, kinds };
}

/** Slipway's own printer, the default printer of `yaml`, and one with the style of kubectl and Go. */
const PRINTERS: readonly ((object: unknown) => string)[] = [
  emitYaml,
  (object) => stringify(object, { aliasDuplicateObjects: false }),
  (object) => stringify(object, { aliasDuplicateObjects: false, indentSeq: false, lineWidth: 0, singleQuote: true, sortMapEntries: true }),
];

/** Returns objects with their own names. They are valid if random generation finds a valid object, except for a few. */
function objectsOf(kind: KindSchema, count: number, seed: number, validator: Validator): readonly Manifest[] {
  const made = sampleOf(
    drawn((draw) => objectOf(kind, draw, draw.pick(SIZES))),
    count * 2,
    seed,
  ).filter(isPlain);
  const right = made.filter((object) => validator.check(object).findings.length === 0);
  const mistakes = casesOf(kind, 20, seed).filter(
    ({ mutation, object }) => mutation !== 'none' && typeof object.metadata === 'object' && isPlain(object),
  );
  const wrong = mistakes.slice(0, Math.ceil(count * 0.03)).map(({ object }) => object);
  const source = right.length > 0 ? right : made;
  // The mistakes are distributed, at other positions for each kind.
  const every = Math.floor(count / Math.max(1, wrong.length));
  return Array.from({ length: count }, (_, index) => {
    const mistake = (index + seed) % every === 0 ? wrong[Math.floor(index / every)] : undefined;
    return named(mistake ?? (source[index % source.length] as Manifest), index);
  });
}

/** Excludes numbers that printers write differently, and characters that no real file contains. They do not affect speed. */
const isPlain = (object: object): boolean => !/\d{16}|[\u0085\u2028\u2029\ufeff]|\\u0000/.test(JSON.stringify(object));

const SIZES: readonly Size[] = ['small', 'large', 'large'];

const named = (object: Manifest, index: number): Manifest => ({
  ...object,
  metadata: {
    ...object.metadata,
    name: `${object.kind.toLowerCase().replace(/[^a-z]/g, 'x')}-${object.apiVersion.replace(/.*\//, '')}-${index}`,
    ...(object.metadata.namespace === undefined ? {} : { namespace: `team-${index % 7}` }),
  },
});
