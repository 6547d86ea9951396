import { describeObject, type Finding, locationOf, type Manifest, type ManifestFile, type SourceLocation } from '@slipway/manifest';
import { createValidator, type DocumentVerdict, type KindSource, type SkippedDocument, validateTexts } from '@slipway/validate';
import { definedKinds, kindsAmong, type PlacedObject } from '../kinds/defined-kinds.ts';
import type { AssembledTree } from '../synth/assemble-tree.ts';
import { fluxSubstitution } from './flux-substitution.ts';

/** The verdict on every document of a tree. */
export interface CheckedAssembledTree {
  readonly verdicts: readonly DocumentVerdict[];
  readonly skipped: readonly SkippedDocument[];
  /** Problems of the definitions and paths, then of the objects. */
  readonly findings: readonly Finding[];
  /** One for each object whose kind has no schema. */
  readonly unknown: readonly Finding[];
  /** The text of each checked file. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Input of the check that is not part of the checked tree. */
interface Beside {
  /** Objects of other packages, which may define kinds. */
  readonly definitions?: readonly PlacedObject[];
  /** Kinds from other sources. */
  readonly given?: KindSource;
  /** Whether a path that is not in the tree is in another part of it. */
  readonly exists?: (path: string) => boolean;
}

/** Checks the text of the tree as it would be written: the checked text is the published text. Findings also name the definition. */
export function checkAssembledTree(tree: AssembledTree, { definitions = [], given, exists = () => false }: Beside): CheckedAssembledTree {
  const own = definedKinds(objectsOf(tree));
  const schemas = [...own.schemas, ...kindsAmong(definitions)];
  const texts = new Map(tree.packages.flatMap((assembled) => [...assembled.texts]));
  const files = new Map(tree.packages.flatMap((assembled) => assembled.files.map((file) => [file.path, file] as const)));
  const validator = createValidator({ schemas, sources: given === undefined ? [] : [given] });
  const { verdicts, skipped, findings, unknown } = validateTexts(validator, texts, { substitute: fluxSubstitution, exists });
  const placed = (found: readonly Finding[]): Finding[] => found.map((finding) => withSource(finding, files.get(finding.file)));
  return {
    verdicts,
    skipped,
    texts,
    findings: [...tree.findings, ...placed([...own.findings, ...findings])],
    unknown: placed(unknown),
  };
}

/** Each object of a tree, and its file. */
export const objectsOf = ({ packages }: AssembledTree): PlacedObject[] =>
  packages.flatMap(({ files }) => files.flatMap(({ path, objects }) => objects.map((object) => ({ file: path, object }))));

function withSource(finding: Finding, file: ManifestFile | undefined): Finding {
  const source = file && definitionOf(file, finding.object);
  return source === undefined ? finding : { ...finding, source };
}

/** Returns the definition of the object of a finding, or the file if the object has no recorded definition. */
function definitionOf(file: ManifestFile, name: string | undefined): SourceLocation | undefined {
  const object = file.objects.length === 1 ? file.objects[0] : file.objects.find((candidate) => nameOf(candidate) === name);
  return (object && locationOf(object)) ?? locationOf(file);
}

/** Objects may come from plain JavaScript, so no field is certain. */
const nameOf = (object: Partial<Manifest>): string | undefined =>
  object.kind === undefined || object.metadata === undefined ? undefined : describeObject({ kind: object.kind, metadata: object.metadata });
