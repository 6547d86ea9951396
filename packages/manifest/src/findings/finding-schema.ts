const text = (description: string) => ({ type: 'string', description });
const position = (description: string) => ({ type: 'integer', minimum: 1, description });

/** JSON schema of the position of a definition. */
export const sourceLocationSchema = {
  title: 'SourceLocation',
  description: 'The position of a definition in a TypeScript file.',
  type: 'object',
  required: ['file', 'line', 'column'],
  properties: {
    file: text('Absolute path. In a file that Slipway writes, the path from the root of the repository.'),
    line: position('Line, counted from 1.'),
    column: position('Column, counted from 1.'),
  },
} as const;

/** JSON schema of a rule. `npm run codegen:settings` generates the types and the validator. */
export const ruleSchema = {
  title: 'Rule',
  description: 'The documentation of a rule. Each rule id of a finding has exactly one.',
  type: 'object',
  required: ['id', 'severity', 'summary', 'why', 'remedy'],
  properties: {
    id: text('Id of the rule, such as `wrong-type`.'),
    severity: {
      title: 'Severity',
      description:
        '`reject`: the API server or Flux refuses it. `lossy`: it is accepted, but fields are dropped or retyped. `risk` and `advice`: it works, and should be different.',
      enum: ['reject', 'lossy', 'risk', 'advice'],
    },
    summary: text('One sentence about the problem.'),
    why: text('Why the API server, Flux or Git refuses it, with the source of the fact.'),
    remedy: text('The change that fixes it.'),
    example: {
      description: 'YAML that has the problem, and the same without it.',
      type: 'object',
      required: ['failing', 'passing'],
      properties: { failing: text('YAML that has the problem.'), passing: text('The same YAML without the problem.') },
    },
  },
} as const;
