import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { KindEntry, KindSchema } from '@slipway/kube-models';
import { compareStrings, type Finding } from '@slipway/manifest';
import { type LockedFile, lockText } from './lock.ts';
import { metaTypes } from './meta-types.ts';
import { type ParsedSource, parseSource } from './parse-source.ts';
import { printJson } from './print-json.ts';
import { printTypes } from './print-types.ts';
import { isOffByDefault, type SourceFile, versionInPath } from './source-file.ts';
import type { CrdSource } from './sources/crd-sources.ts';
import { typeScriptOf } from './type-script.ts';

/** The files of the output directory, and the problems of the input. */
export interface Generated {
  /** Texts by path below the output directory; empty if there are findings. */
  readonly files: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
  readonly kinds: number;
  readonly skipped: number;
}

/** Generates schemas, types, index and lock of all `sources`. `origins` has the public source of each. The same input gives the same bytes. */
export async function generate(sources: readonly SourceFile[], origins?: ReadonlyMap<string, CrdSource>): Promise<Generated> {
  const ordered = [...sources].sort((a, b) => compareStrings(a.name, b.name));
  const parsed = ordered.map(parsedSource);
  const { kept, conflicts } = onePerKind(parsed);
  const findings = [...parsed.flatMap((one) => one.findings), ...conflicts];
  const skipped = parsed.reduce((sum, one) => sum + one.skipped, 0);
  if (findings.length > 0) return { files: new Map(), findings, kinds: 0, skipped };

  const files = new Map<string, string>();
  const hashes = new Map<KindSchema, string>();
  for (const [schema, source] of kept) {
    const text = printJson(schema);
    hashes.set(schema, sha256(text));
    files.set(`${generatedPath(schema)}.schema.json`, text);
    // Few clusters serve these kinds, so they are only validated and have no types.
    if (!schema.offByDefault) files.set(`${generatedPath(schema)}.ts`, typeScriptOf(schema, source.name));
  }
  const meta = metaFile();
  files.set(meta.path, meta.text);
  files.set('gen/index.json', indexText([...hashes]));
  files.set('crds.lock.json', lockText(parsed.map(({ source }) => lockedFile(source, kept, hashes, origins))));
  return { files, findings, kinds: kept.size, skipped };
}

/** Returns the path of a kind's files below the output directory, without suffix. */
export const generatedPath = ({ group, version, kind }: Pick<KindSchema, 'group' | 'version' | 'kind'>): string =>
  `gen/${group || 'core'}/${version}/${kind}`;

type Parsed = ParsedSource & { readonly source: SourceFile };

function parsedSource(source: SourceFile): Parsed {
  const parsed = parseSource(source);
  return { ...parsed, source, kinds: isOffByDefault(source.name) ? parsed.kinds.map(markedOff) : parsed.kinds };
}

/** Fields that precede the schema, which is long. */
const markedOff = ({ schema, ...kind }: KindSchema): KindSchema => ({ ...kind, offByDefault: true, schema });

/** Keeps one schema per group, version and kind. OpenAPI documents repeat kinds of each other. Two different CRDs are a problem. */
function onePerKind(parsed: readonly Parsed[]): { kept: ReadonlyMap<KindSchema, SourceFile>; conflicts: Finding[] } {
  const first = new Map<string, { schema: KindSchema; source: SourceFile }>();
  const conflicts: Finding[] = [];
  for (const { source, kinds } of parsed) {
    for (const schema of kinds) {
      const known = first.get(generatedPath(schema));
      if (!known) first.set(generatedPath(schema), { schema, source });
      else if (!isDeepStrictEqual(known.schema, schema)) conflicts.push(conflict(schema, source.name, known.source.name));
    }
  }
  return { kept: new Map([...first.values()].map(({ schema, source }) => [schema, source])), conflicts };
}

const conflict = ({ group, version, kind }: KindSchema, file: string, other: string): Finding => ({
  rule: 'crd-conflict',
  severity: 'reject',
  message: `${group}/${version} ${kind} is defined differently in ${other}`,
  file,
  pointer: '',
  expected: 'one definition of each version of a kind',
  remedy: 'keep one release of each project in the directory',
});

/** Prints one line per kind, sorted, for the loader. */
function indexText(hashes: readonly (readonly [KindSchema, string])[]): string {
  const entries = hashes.map(
    ([{ group, version, kind, plural, scope, offByDefault }, hash]): KindEntry => ({
      group,
      version,
      kind,
      plural,
      scope,
      ...(offByDefault && { offByDefault }),
      sha256: hash,
    }),
  );
  const lines = entries
    .sort((a, b) => compareStrings(a.group, b.group) || compareStrings(a.version, b.version) || compareStrings(a.kind, b.kind))
    .map((entry) => ` ${JSON.stringify(entry)}`);
  return `[\n${lines.join(',\n')}\n]\n`;
}

function lockedFile(
  source: SourceFile,
  kept: ReadonlyMap<KindSchema, SourceFile>,
  hashes: ReadonlyMap<KindSchema, string>,
  origins?: ReadonlyMap<string, CrdSource>,
): LockedFile {
  const version = versionInPath(source.name);
  const kinds = [...kept].filter(([, from]) => from === source).map(([schema]) => schema);
  return {
    file: source.name,
    ...(version === undefined ? {} : { version }),
    sha256: source.sha256,
    ...(origins === undefined ? {} : { source: origins.get(source.name) ?? 'unknown' }),
    kinds: kinds.map((schema) => ({ schema: `${generatedPath(schema)}.schema.json`, sha256: hashes.get(schema) ?? '' })),
  };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The one file with the metadata types that every generated type imports. */
const metaFile = (): { readonly path: string; readonly text: string } => ({
  path: 'gen/meta/v1/ObjectMeta.ts',
  text: HEADER + [...metaTypes.keys()].map((name) => printTypes([name], metaTypes)).join(''),
});

const HEADER = '// Generated for the kinds next to it. To change, run npm run codegen.\n';
