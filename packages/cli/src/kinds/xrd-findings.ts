import type { KindSchema } from '@slipway/kube-models';
import { childPointer, type Finding, getPointer, type Manifest, parsePointer } from '@slipway/manifest';
import { definitionProblems, objectTitle } from '@slipway/validate';

/**
 * What the API server refuses in the CRD that Crossplane makes of an XRD, at the places of the XRD; nothing for any other
 * definition. The server takes the XRD itself, and Crossplane then never establishes it.
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
  // A claim has the same mistakes as its composite.
  return [...new Map(found.map((finding) => [`${finding.rule} ${finding.pointer}`, finding])).values()];
}

function schemaPointer(xrd: Manifest, version: string): string {
  const { versions } = (xrd as unknown as { readonly spec: { readonly versions: readonly ({ readonly name?: unknown } | null)[] } }).spec;
  return `/spec/versions/${versions.findIndex((each) => each?.name === version)}/schema/openAPIV3Schema`;
}

/** As much of the pointer as leads to something in the XRD: Crossplane adds fields of its own. */
function writtenPart(xrd: unknown, pointer: string): string {
  let written = '';
  for (const segment of parsePointer(pointer)) {
    const next = childPointer(written, segment);
    if (getPointer(xrd, next) === undefined) return written;
    written = next;
  }
  return written;
}
