import type { Problem } from '../objects/object-finding.ts';
import { ofRule } from '../rules/of-rule.ts';

/** A status that says something; generators leave empty ones, which nobody misses. */
export const statusProblems = (status: unknown): Problem[] =>
  isEmpty(status)
    ? []
    : [
        {
          ...ofRule('dropped-status'),
          message: 'the server drops the status of a manifest',
          pointer: '/status',
          expected: 'no status',
          remedy: 'remove it: only the controller writes it',
        },
      ];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && Object.values(value).every(isEmpty));
