import type { ValidationRule } from '../schema/cel-schema.ts';
import { type CelType, simple } from '../values/types.ts';
import type { CelIssue } from './check-input.ts';
import { checkText } from './check-text.ts';
import { partsWithin } from './checked.ts';
import type { DeclaredType } from './declared-type.ts';
import { estimateCost } from './estimate-cost.ts';

/** The result of compiling a rule, as the server does when a CRD is created. */
export interface RuleCheck {
  readonly issues: readonly CelIssue[];
  /** Issues of its messageExpression, which is not compiled if the rule is invalid. */
  readonly messageIssues: readonly CelIssue[];
  readonly usesOldSelf: boolean;
  /** Cost for one value, in CEL's units; 0 for an invalid rule. */
  readonly cost: number;
  readonly messageCost: number;
}

const BOOL = simple('bool');
const TEXT = simple('string');

/** Compiles a rule for values of `self`. */
export function checkRule({ rule, messageExpression = '', optionalOldSelf }: ValidationRule, self: DeclaredType): RuleCheck {
  const oldSelf: CelType = optionalOldSelf ? { kind: 'optional', of: self.type } : self.type;
  const variables = new Map([
    ['self', self.type],
    ['oldSelf', oldSelf],
  ]);
  const none: RuleCheck = { issues: [], messageIssues: [], usesOldSelf: false, cost: 0, messageCost: 0 };
  if (rule.trim() === '') return none;
  const { issues, checked } = checkText(rule, { variables, wanted: [BOOL] });
  if (checked === undefined) return { ...none, issues };
  const usesOldSelf = [...partsWithin(checked)].some(([part]) => part.node === 'name' && part.name === 'oldSelf');
  const result = { ...none, usesOldSelf, cost: estimateCost(checked, self) };
  if (messageExpression === '') return result;
  const message = checkText(messageExpression, { variables, wanted: [TEXT] });
  return { ...result, messageIssues: message.issues, messageCost: message.checked ? estimateCost(message.checked, self) : 0 };
}
