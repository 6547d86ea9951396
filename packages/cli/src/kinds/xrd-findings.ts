import type { KindSchema } from '@slipway/kube-models';
import { childPointer, type Finding, getPointer, type Manifest, parsePointer } from '@slipway/manifest';
import { definitionProblems, objectTitle } from '@slipway/validate';

/**
 * Reports what the API server rejects in the CRD that Crossplane creates from an XRD, at positions in the XRD. Reports nothing for other
 * objects. The server accepts the XRD itself, but Crossplane never establishes it.
 */
export function xrdFindings(object: unknown, kinds: readonly KindSchema[], file: string): readonly Finding[] {
  const composites = kinds.filter(({ origin }) => origin === 'xrd');
  if (composites.length === 0) return [];
  const xrd = object as Manifest;
  const title = objectTitle(object);
  const found = composites.flatMap((kind) => {
    const schema = schemaPointer(xrd, kind.version);
    return definitionProblems(kind).map(({ spot: _, field: __, ...problem }) => ({
      ...problem,
      message: `the CRD that Crossplane makes of it is refused: ${problem.message}`,
      pointer: writtenPart(xrd, `${schema}${problem.pointer}`),
      ...(title === undefined ? {} : { object: title }),
      apiVersion: xrd.apiVersion,
      file,
    }));
  });
  // A claim has the same problems as its composite.
  return [...new Map(found.map((finding) => [`${finding.rule} ${finding.pointer}`, finding])).values()];
}

function schemaPointer(xrd: Manifest, version: string): string {
  const { versions } = (xrd as unknown as { readonly spec: { readonly versions: readonly ({ readonly name?: unknown } | null)[] } }).spec;
  return `/spec/versions/${versions.findIndex((each) => each?.name === version)}/schema/openAPIV3Schema`;
}

/** Returns the part of the pointer that exists in the XRD, because Crossplane adds fields. */
function writtenPart(xrd: unknown, pointer: string): string {
  let written = '';
  for (const segment of parsePointer(pointer)) {
    const next = childPointer(written, segment);
    if (getPointer(xrd, next) === undefined) return written;
    written = next;
  }
  return written;
}
