/** Longest name of a role in AWS. IAM rejects longer names. */
export const MAX_ROLE_NAME = 64;

/** Longest name of a policy in AWS. */
export const MAX_POLICY_NAME = 128;

/** Largest number of characters of a managed policy, as {@link policyLength} counts them. */
export const MAX_POLICY_LENGTH = 6144;

/** Returns the length of a policy as IAM counts it: without white space. */
export const policyLength = (document: string): number => document.replaceAll(/\s/g, '').length;
