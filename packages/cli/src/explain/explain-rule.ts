import { printable, printableLines, type Rule } from '@slipway/manifest';
import { severityStyle } from '../report/paint.ts';
import { currentRule, formerRules } from '../settings/former-rules.ts';
import type { Explanation } from './explanation.ts';

/** Returns the meaning, the reason and the remedy of a rule, by its id or a former id. Returns undefined for an unknown id. */
export function explainRule(id: string, rules: readonly Rule[]): Explanation | undefined {
  const rule = rules.find((candidate) => candidate.id === currentRule(id));
  if (rule === undefined) return undefined;
  return {
    json: () => ({ subject: id, rule }),
    text: (paint) =>
      [
        `${paint('bold', printable(rule.id))} (${paint(severityStyle[rule.severity], rule.severity)})`,
        ...formerRules(rule.id).map((former) => `  former id: ${former}`),
        `  ${printable(rule.summary)}`,
        `  why: ${printable(rule.why)}`,
        `  remedy: ${printable(rule.remedy)}`,
        ...exampleLines(rule),
      ].join('\n'),
  };
}

const exampleLines = ({ example }: Rule): readonly string[] =>
  example === undefined ? [] : [...section('found in:', example.failing), ...section('not in:', example.passing)];

const section = (title: string, text: string): readonly string[] => [
  `  ${title}`,
  ...printableLines(text.trim())
    .split('\n')
    .map((line) => `    ${line}`),
];
