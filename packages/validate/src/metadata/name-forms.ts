import { splitApiVersion } from '@slipway/manifest';
import type { Problem } from '../objects/object-finding.ts';
import { oneOf } from '../objects/object-name.ts';
import { isSubstituted } from '../objects/substitution.ts';
import { ofRule } from '../rules/of-rule.ts';
import { isDnsLabel, isDnsSubdomain, isPathSegment } from './qualified-name.ts';

/** The form of the names of objects of some kinds. */
export interface NameForm {
  readonly accepts: (name: string) => boolean;
  readonly description: string;
  /** The form of `generateName`, if it differs from the form of names. */
  readonly ofPrefix?: NameForm;
}

const subdomain: NameForm = {
  accepts: isDnsSubdomain,
  description: 'a DNS subdomain: lower-case letters, digits, - and ., a letter or digit at both ends of each part, 253 at most',
};
const label: NameForm = {
  accepts: isDnsLabel,
  description: 'a DNS label: lower-case letters, digits and -, a letter or digit at both ends, 63 at most',
};
/** Names that only have to be valid as a part of a URL path. */
export const pathSegment: NameForm = { accepts: isPathSegment, description: 'a path segment: not ., not .., without / and %' };
const shortSubdomain: NameForm = {
  accepts: (name) => isDnsSubdomain(name) && name.length <= 63,
  description: 'a DNS subdomain of 63 characters at most: it is the value of a label, too',
  ofPrefix: subdomain,
};
const cronJob: NameForm = {
  accepts: (name) => isDnsSubdomain(name) && name.length <= 52,
  description: 'a DNS subdomain of 52 characters at most: the names of its Jobs add 11',
  ofPrefix: subdomain,
};

/** Accepts any name, because the server does not check it. */
const anything: NameForm = { accepts: () => true, description: 'any text' };
const fileName: NameForm = {
  accepts: (name) => Buffer.byteLength(name) <= 253 && /^[-._a-zA-Z0-9]+$/.test(name) && name !== '.' && !name.startsWith('..'),
  description: 'at most 253 letters, digits, -, _ and ., not beginning with ..',
};

const forms: Readonly<Record<string, NameForm>> = {
  '/Event': pathSegment,
  '/Namespace': label,
  '/Service': label,
  'apps/StatefulSet': label,
  'batch/CronJob': cronJob,
  'batch/Job': shortSubdomain,
  'certificates.k8s.io/CertificateSigningRequest': pathSegment,
  'certificates.k8s.io/ClusterTrustBundle': pathSegment, // the other rules depend on its signer
  'coordination.k8s.io/LeaseCandidate': fileName,
  'internal.apiserver.k8s.io/StorageVersion': pathSegment, // it has a special form
  'policy/PodDisruptionBudget': pathSegment,
  'rbac.authorization.k8s.io/Role': pathSegment,
  'resource.k8s.io/DeviceClass': { ...subdomain, ofPrefix: anything },
  'rbac.authorization.k8s.io/RoleBinding': pathSegment,
  'rbac.authorization.k8s.io/ClusterRole': pathSegment,
  'rbac.authorization.k8s.io/ClusterRoleBinding': pathSegment,
};

/** Returns the form of the names of a kind: by default a DNS subdomain. */
export const nameForm = (apiVersion: string, kind: string): NameForm => forms[`${splitApiVersion(apiVersion).group}/${kind}`] ?? subdomain;

/** Reports a prefix with which no valid name can begin. The server appends letters and digits to it. */
export function generateNameProblems(generateName: unknown, { ofPrefix, ...own }: NameForm, kind: string): Problem[] {
  if (typeof generateName !== 'string' || generateName === '' || isSubstituted(generateName)) return [];
  const masked = generateName.length > 1 && generateName.endsWith('-') ? `${generateName.slice(0, -2)}a` : generateName;
  const form = ofPrefix ?? own;
  if (form.accepts(masked)) return [];
  return [
    {
      ...ofRule('wrong-name'),
      message: `metadata.generateName: no name for ${oneOf(kind)} begins like it`,
      pointer: '/metadata/generateName',
      value: generateName,
      expected: form.description,
      remedy: 'remove it: metadata.name is enough',
    },
  ];
}
