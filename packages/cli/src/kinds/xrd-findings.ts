import type { KindSchema } from '@slipway/kube-models';
import {
  childPointer,
  type Fields,
  type Finding,
  fieldsOf,
  getPointer,
  isFields,
  listOf,
  type Manifest,
  parsePointer,
  textOf,
} from '@slipway/manifest';
import { crdProblems, definitionProblems, objectTitle } from '@slipway/validate';

/**
 * Reports what the API server rejects in the CRD that Crossplane creates from an XRD, at positions in the XRD. Reports nothing for other
 * objects. The server accepts the XRD itself, but Crossplane never establishes it.
 */
export function xrdFindings(object: unknown, kinds: readonly KindSchema[], file: string): readonly Finding[] {
  const composites = kinds.filter(({ origin }) => origin === 'xrd');
  if (composites.length === 0) return [];
  const xrd = object as Manifest;
  const title = objectTitle(object);
  const about = { ...(title === undefined ? {} : { object: title }), apiVersion: xrd.apiVersion, file };
  const ofSpec = specProblems(fieldsOf(object)).map((problem) => ({ ...problem, ...about }));
  const found = composites.flatMap((kind) => {
    const schema = schemaPointer(xrd, kind.version);
    return definitionProblems(kind).map(({ spot: _, field: __, ...problem }) => ({
      ...problem,
      message: `the CRD that Crossplane makes of it is refused: ${problem.message}`,
      pointer: writtenPart(xrd, `${schema}${problem.pointer}`),
      ...about,
    }));
  });
  // A claim has the same problems as its composite.
  return [...new Map([...ofSpec, ...found].map((finding) => [`${finding.rule} ${finding.pointer}`, finding])).values()];
}

type SpecProblem = Pick<Finding, 'rule' | 'severity' | 'pointer' | 'message' | 'value' | 'expected' | 'remedy'>;

/** Reports names, versions, columns and conversions of an XRD with which the API server refuses its CRDs, or Crossplane does not work. */
function specProblems(xrd: Fields): readonly SpecProblem[] {
  const spec = fieldsOf(xrd.spec);
  // The check of the XRD itself reports a missing name, and a version that is not an object.
  if (textOf(fieldsOf(xrd.metadata).name) === '' || !listOf(spec.versions).every(isFields)) return [];
  const claim = fieldsOf(spec.claimNames);
  const crds = [
    { crd: crdOf(xrd, textOf(fieldsOf(xrd.metadata).name), spec.names), names: '/spec/names' },
    ...(spec.claimNames === undefined
      ? []
      : [{ crd: crdOf(xrd, `${textOf(claim.plural)}.${textOf(spec.group)}`, claim), names: '/spec/claimNames' }]),
  ];
  const refused = crds.flatMap(({ crd, names }) =>
    crdProblems(crd).map(({ spot: _, field: __, ...problem }) => ({
      ...problem,
      pointer: writtenPart(xrd, problem.pointer.replace('/spec/names', names)),
      message: `the CRD that Crossplane makes of it is refused: ${problem.message.replace('storage: true', 'referenceable: true')}`,
      expected: problem.expected.replace('storage: true', 'referenceable: true'),
    })),
  );
  const isKnown = ({ value, expected }: SpecProblem): boolean => !`${String(value)}${expected}`.includes('$');
  return [
    ...refused.filter(isKnown),
    ...claimProblems(fieldsOf(spec.names), claim),
    ...unservedVersions(listOf(spec.versions).map(fieldsOf)),
  ];
}

/** Returns the CRD that Crossplane creates, without the schemas. */
function crdOf({ spec }: Fields, name: string, names: unknown): Fields {
  const { group, conversion, versions } = fieldsOf(spec);
  return {
    metadata: { name },
    spec: {
      ...{ group, names, scope: 'Cluster', conversion },
      versions: listOf(versions)
        .map(fieldsOf)
        .map(({ name: version, served, referenceable, deprecated, deprecationWarning, additionalPrinterColumns }) => ({
          ...{ name: version, served, storage: referenceable, deprecated, deprecationWarning, additionalPrinterColumns },
          schema: { openAPIV3Schema: { type: 'object' } },
        })),
    },
  };
}

function claimProblems(names: Fields, claim: Fields): readonly SpecProblem[] {
  return ['kind', 'plural'].flatMap((key) =>
    textOf(claim[key]) === '' || claim[key] !== names[key]
      ? []
      : [
          {
            ...{ rule: 'crd-spec', severity: 'reject' as const, pointer: `/spec/claimNames/${key}`, value: claim[key] },
            message: `the claim has the ${key} of its composite, and the API server serves only one of them`,
            expected: `another ${key}`,
            remedy: 'Give the claim a name of its own.',
          },
        ],
  );
}

/** Crossplane watches composites of the referenceable version. */
function unservedVersions(versions: readonly Fields[]): readonly SpecProblem[] {
  return versions.flatMap(({ name, served, referenceable }, index) =>
    referenceable !== true || served !== false
      ? []
      : [
          {
            ...{ rule: 'crd-spec', severity: 'reject' as const, pointer: `/spec/versions/${index}/served`, value: served },
            message: `the version ${textOf(name)} is referenceable and not served: Crossplane cannot watch its composites`,
            expected: 'served: true',
            remedy: 'Serve the version, or make another version referenceable.',
          },
        ],
  );
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
