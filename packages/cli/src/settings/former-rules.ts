/** Rules with a new id, by their former id. Settings, allowances, baselines and `explain` accept both. */
export const FORMER_RULES: Readonly<Record<string, string>> = {
  'cluster-wide-rights': 'cluster-wide-permissions',
  'dependency-circle': 'dependency-cycle',
  'kustomization-circle': 'kustomization-cycle',
  'needs-circle': 'needs-cycle',
  'object-made-anew': 'object-replaced',
  'outside-of-rights': 'outside-of-permissions',
  'resource-without-right': 'resource-without-permission',
  'release-circle': 'release-cycle',
  'rights-for-nobody': 'permissions-without-subject',
  'rights-of-its-own': 'permissions-of-its-own',
  'rights-over-service': 'permissions-over-service',
  'rights-undecided': 'permissions-undecided',
  'rights-widened': 'permissions-widened',
  'rights-without-bounds': 'permissions-without-bounds',
  'several-references': 'ambiguous-reference',
  'step-not-known': 'transition-not-known',
  'tenant-with-all-rights': 'tenant-with-all-permissions',
  'variable-circle': 'variable-cycle',
  'wildcard-rights': 'wildcard-permissions',
};

/** Returns the current id of a rule. Returns any other text unchanged. */
export const currentRule = (id: string): string => (Object.hasOwn(FORMER_RULES, id) ? (FORMER_RULES[id] as string) : id);

/** Returns the ids that a rule had before. */
export const formerRules = (id: string): readonly string[] => Object.keys(FORMER_RULES).filter((former) => FORMER_RULES[former] === id);
