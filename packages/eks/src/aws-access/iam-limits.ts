/** Longest name of a role in AWS; IAM refuses longer ones. */
export const MAX_ROLE_NAME = 64;

/** Longest name of a policy in AWS. */
export const MAX_POLICY_NAME = 128;

/** Most characters of a managed policy, as {@link policyLength} counts them. */
export const MAX_POLICY_LENGTH = 6144;

/** Characters of a policy as IAM counts them: without white space. */
export const policyLength = (document: string): number => document.replaceAll(/\s/g, '').length;
