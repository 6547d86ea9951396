import type { KindSchema } from '@slipway/kube-models';
import { describeObject, type Finding, locationOf, type Manifest, type ManifestFile, type SourceLocation } from '@slipway/manifest';
import { createValidator, type DocumentVerdict, type SkippedDocument, validateTexts } from '@slipway/validate';
import type { AssembledTree } from '../assemble/assemble-tree.ts';
import { definedKinds, type PlacedObject } from '../kinds/defined-kinds.ts';
import { fluxSubstitution } from './flux-substitution.ts';

/** The verdict on every document of a tree. */
interface JudgedTree {
  readonly verdicts: readonly DocumentVerdict[];
  readonly skipped: readonly SkippedDocument[];
  /** What is wrong with the definitions and paths, then with the objects. */
  readonly findings: readonly Finding[];
  /** The text of each file that was judged. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Judges the text of the tree as it would be written: what is proven is what ships. Findings also say where it was defined.
 * `whole` is where kinds may be defined: the tree of all packages, of which `tree` may be a part; `given` are kinds beside these; `exists`
 * says of a path that is not in `tree` whether it is in another part of it.
 */
export function judgeTree(
  tree: AssembledTree,
  whole: AssembledTree = tree,
  given: readonly KindSchema[] = [],
  exists: (path: string) => boolean = () => false,
): JudgedTree {
  const { schemas } = definedKinds(objectsOf(whole));
  const malformed = definedKinds(objectsOf(tree)).findings;
  const texts = new Map(tree.packages.flatMap((assembled) => [...assembled.texts]));
  const files = new Map(tree.packages.flatMap((assembled) => assembled.files.map((file) => [file.path, file] as const)));
  const { verdicts, skipped, findings } = validateTexts(createValidator({ schemas: [...given, ...schemas] }), texts, {
    substitute: fluxSubstitution,
    exists,
  });
  const placed = [...malformed, ...findings].map((finding) => withSource(finding, files.get(finding.file)));
  return { verdicts, skipped, texts, findings: [...tree.findings, ...placed] };
}

const objectsOf = ({ packages }: AssembledTree): PlacedObject[] =>
  packages.flatMap(({ files }) => files.flatMap(({ path, objects }) => objects.map((object) => ({ file: path, object }))));

function withSource(finding: Finding, file: ManifestFile | undefined): Finding {
  const source = file && definitionOf(file, finding.object);
  return source === undefined ? finding : { ...finding, source };
}

/** Where the object of a finding was defined, or the file when the object does not remember. */
function definitionOf(file: ManifestFile, name: string | undefined): SourceLocation | undefined {
  const object = file.objects.length === 1 ? file.objects[0] : file.objects.find((candidate) => nameOf(candidate) === name);
  return (object && locationOf(object)) ?? locationOf(file);
}

/** Objects may come from plain JavaScript: nothing of them is certain. */
const nameOf = (object: Partial<Manifest>): string | undefined =>
  object.kind === undefined || object.metadata === undefined ? undefined : describeObject({ kind: object.kind, metadata: object.metadata });
