import { below, type Fields, plainText } from '@slipway/manifest';

/** A project whose kinds differ between major releases, and how to detect the release of a cluster. */
interface Project {
  readonly name: string;
  /** The major release of the bundled kinds. */
  readonly known: number;
  readonly groups: RegExp;
  readonly chart: RegExp;
  /** The first group is the major release. */
  readonly image: RegExp;
  /** `apiVersion kind` of objects that only the bundled release has. */
  readonly onlyKnown: RegExp;
}

const PROJECTS: readonly Project[] = [
  {
    name: 'Crossplane',
    known: 2,
    groups: /^(?:apiextensions|pkg|protection|ops)\.crossplane\.io$/,
    chart: /^(?:universal-)?crossplane$/,
    image: /(?:^|\/)crossplane:v?(\d{1,3})\./,
    onlyKnown: /^(?:(?:ops|protection)\.|apiextensions\.crossplane\.io\/(?:v2 |v1alpha1 ManagedResource))/,
  },
];

/** A release of a project that differs from the release of the bundled kinds. */
export interface OtherRelease {
  /** Name of the release: `Crossplane 1`. */
  readonly there: string;
  readonly here: string;
  /** Whether the cluster certainly serves the version of the kind. */
  readonly servesKind?: true;
  /** Whether the major releases differ, so that other fields are usual. */
  readonly isOtherMajor?: true;
  /** Whether the cluster gets the CRD from another host. Fleets do that for fields that the bundled release does not have. */
  readonly isUnread?: true;
}

/** The release of a project, for the API groups of its kinds. */
export interface ProjectRelease extends OtherRelease {
  readonly groups: RegExp;
  /** Whether it is the release of the bundled kinds. */
  readonly isBundled: boolean;
}

/** Returns the release of a project that an object installs: a release of its chart, or its Deployment. */
export function installedRelease(object: Fields): ProjectRelease | undefined {
  for (const project of PROJECTS) {
    const major = object.kind === 'Deployment' ? majorOfImage(object, project.image) : majorOfChart(object, project);
    if (major !== undefined) return releaseOf(project, major);
  }
  return undefined;
}

/** Returns the release of a project that an applied object shows: the object installs it, or only this release has its kind. */
export function shownRelease(object: Fields): ProjectRelease | undefined {
  const kind = `${plainText(object.apiVersion ?? '')} ${plainText(object.kind ?? '')}`;
  const project = PROJECTS.find(({ groups, onlyKnown }) => groups.test(kind.split('/')[0] ?? '') && onlyKnown.test(kind));
  return project === undefined ? installedRelease(object) : releaseOf(project, project.known);
}

const releaseOf = ({ name, known, groups }: Project, major: number): ProjectRelease => ({
  ...{ groups, there: `${name} ${major}`, here: `${name} ${known}`, isBundled: major === known },
});

/** Returns the major release of the chart of a project that an object installs. */
function majorOfChart(object: Fields, { chart, known }: Project): number | undefined {
  for (const { name, version } of chartsOf(object)) {
    const range = plainText(version ?? '');
    const [, digits] = chart.test(plainText(name ?? '')) ? (VERSION.exec(range) ?? []) : [];
    // A range with only a lower bound does not say which release it selects.
    if (digits !== undefined && (!range.includes('>') || Number(digits) === known)) return Number(digits);
  }
  return undefined;
}

/** The start of a version or a range. */
const VERSION = /^[\s=~^>]*v?(\d{1,3})(?:\.|$)/;

/** Returns the charts that an object installs, with their versions. */
function chartsOf(object: Fields): readonly { readonly name: unknown; readonly version: unknown }[] {
  const spec = below(object, 'spec');
  if (object.kind === 'HelmRelease') {
    const { chart, version } = below(spec, 'chart', 'spec');
    return [{ name: chart, version }];
  }
  if (object.kind === 'OCIRepository') {
    const { tag, semver } = below(spec, 'ref');
    return [
      {
        name: plainText(spec.url ?? '')
          .split('/')
          .at(-1),
        version: tag ?? semver,
      },
    ];
  }
  if (object.kind !== 'Application') return [];
  const sources = Array.isArray(spec.sources) ? spec.sources : [];
  return [spec.source, ...sources].map((each) => {
    const { chart, targetRevision } = below(each);
    return { name: chart, version: targetRevision };
  });
}

function majorOfImage(object: Fields, wanted: RegExp): number | undefined {
  if (object.kind !== 'Deployment') return undefined;
  const { containers } = below(object, 'spec', 'template', 'spec');
  for (const container of Array.isArray(containers) ? containers : []) {
    const [, major] = wanted.exec(plainText(below(container).image ?? '')) ?? [];
    if (major !== undefined) return Number(major);
  }
  return undefined;
}
