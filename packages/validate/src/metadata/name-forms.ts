import { splitApiVersion } from '@slipway/manifest';
import { isDnsLabel, isDnsSubdomain, isPathSegment } from './qualified-name.ts';

/** A way in which objects of some kinds are named. */
interface NameForm {
  readonly accepts: (name: string) => boolean;
  readonly description: string;
}

const subdomain: NameForm = {
  accepts: isDnsSubdomain,
  description: 'a DNS subdomain: lower-case letters, digits, - and ., a letter or digit at both ends of each part, 253 at most',
};
const label: NameForm = {
  accepts: isDnsLabel,
  description: 'a DNS label: lower-case letters, digits and -, a letter or digit at both ends, 63 at most',
};
const pathSegment: NameForm = { accepts: isPathSegment, description: 'a path segment: not ., not .., without / and %' };
const shortSubdomain: NameForm = {
  accepts: (name) => isDnsSubdomain(name) && name.length <= 63,
  description: 'a DNS subdomain of 63 characters at most: it is the value of a label, too',
};
const cronJob: NameForm = {
  accepts: (name) => isDnsSubdomain(name) && name.length <= 52,
  description: 'a DNS subdomain of 52 characters at most: the names of its Jobs add 11',
};

const forms: Readonly<Record<string, NameForm>> = {
  '/Namespace': label,
  '/Service': label,
  'apps/StatefulSet': label,
  'batch/CronJob': cronJob,
  'batch/Job': shortSubdomain,
  'policy/PodDisruptionBudget': pathSegment,
  'rbac.authorization.k8s.io/Role': pathSegment,
  'rbac.authorization.k8s.io/RoleBinding': pathSegment,
  'rbac.authorization.k8s.io/ClusterRole': pathSegment,
  'rbac.authorization.k8s.io/ClusterRoleBinding': pathSegment,
};

/** How the server wants objects of this kind named; a DNS subdomain where it says nothing else. */
export const nameForm = (apiVersion: string, kind: string): NameForm => forms[`${splitApiVersion(apiVersion).group}/${kind}`] ?? subdomain;
