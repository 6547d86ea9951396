import { plainText } from '@slipway/manifest';

type Fields = Readonly<Record<string, unknown>>;

/** A project whose kinds differ between its major releases, and what shows which of them a cluster has. */
interface Project {
  readonly name: string;
  /** The major release of the bundled kinds. */
  readonly known: number;
  readonly groups: RegExp;
  readonly chart: RegExp;
  /** With the major release as its group. */
  readonly image: RegExp;
}

const PROJECTS: readonly Project[] = [
  {
    name: 'Crossplane',
    known: 2,
    groups: /^(?:apiextensions|pkg|protection|ops)\.crossplane\.io$/,
    chart: /^(?:universal-)?crossplane$/,
    image: /(?:^|\/)crossplane:v?(\d{1,3})\./,
  },
];

/** A release of a project that differs from the release of the bundled kinds. */
export interface OtherRelease {
  /** `Crossplane 1`. */
  readonly there: string;
  readonly here: string;
  /** Whether the cluster certainly serves the version of the kind. */
  readonly servesKind?: true;
  /** Whether the major releases differ, so that other fields are usual. */
  readonly isOtherMajor?: true;
}

/** That of a project, for the groups of its kinds. */
export interface ProjectRelease extends OtherRelease {
  readonly groups: RegExp;
}

/** What an object that is applied to a cluster (a release of a chart, a Deployment) shows of the releases that the cluster has. */
export function otherReleaseOf(object: Fields): ProjectRelease | undefined {
  for (const { name, known, groups, chart, image } of PROJECTS) {
    const major = object.kind === 'HelmRelease' ? majorOfChart(object, chart) : majorOfImage(object, image);
    if (major !== undefined && major !== known) return { groups, there: `${name} ${major}`, here: `${name} ${known}` };
  }
  return undefined;
}

/** Reads the major release from the start of a range. A range with only a lower bound does not say which release it selects. */
function majorOfChart(object: Fields, wanted: RegExp): number | undefined {
  const { chart, version } = fieldsAt(object, 'spec', 'chart', 'spec');
  const [, major] = wanted.test(plainText(chart ?? '')) ? (/^[\s=~^]*v?(\d{1,3})(?:\.|$)/.exec(plainText(version ?? '')) ?? []) : [];
  return major === undefined ? undefined : Number(major);
}

function majorOfImage(object: Fields, wanted: RegExp): number | undefined {
  if (object.kind !== 'Deployment') return undefined;
  const { containers } = fieldsAt(object, 'spec', 'template', 'spec');
  for (const container of Array.isArray(containers) ? containers : []) {
    const [, major] = wanted.exec(plainText(fieldsAt(container).image ?? '')) ?? [];
    if (major !== undefined) return Number(major);
  }
  return undefined;
}

const fieldsAt = (value: unknown, ...path: readonly string[]): Fields => {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Fields;
  const [first, ...rest] = path;
  return first === undefined ? fields : fieldsAt(fields[first], ...rest);
};
