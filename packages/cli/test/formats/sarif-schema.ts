/**
 * The part of the SARIF 2.1.0 schema (OASIS Standard, 27 March 2020, section 3) that a report of Slipway may use: every property that it
 * writes, the required ones, and nothing else.
 */
const text = { type: 'string' } as const;
const positive = { type: 'integer', minimum: 1 } as const;
const level = { enum: ['none', 'note', 'warning', 'error'] } as const;

const closed = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
const list = (items: object) => ({ type: 'array', items });

/** 3.11 and 3.12: a message has a text or the id of one; a multiformat message has a text. */
const message = closed({ text }, ['text']);

/** 3.4: the URI of a file, which may be relative. */
const artifactLocation = closed({ uri: { type: 'string', format: 'uri-reference' } }, ['uri']);

/** 3.29 and 3.30. */
const physicalLocation = closed({ artifactLocation, region: closed({ startLine: positive, startColumn: positive }, ['startLine']) }, [
  'artifactLocation',
]);

/** 3.28 and 3.33. */
const location = closed({
  physicalLocation,
  logicalLocations: { type: 'array', minItems: 1, items: closed({ fullyQualifiedName: text, kind: text }) },
});

/** 3.49: a rule. */
const reportingDescriptor = closed(
  { id: text, shortDescription: message, fullDescription: message, help: message, defaultConfiguration: closed({ level }) },
  ['id'],
);

/** 3.20, with notifications of 3.58. */
const invocation = closed(
  { executionSuccessful: { type: 'boolean' }, toolExecutionNotifications: list(closed({ level, message }, ['message'])) },
  ['executionSuccessful'],
);

/** 3.27. */
const result = closed(
  {
    ruleId: text,
    ruleIndex: { type: 'integer', minimum: 0 },
    level,
    message,
    locations: list(location),
    relatedLocations: list(location),
    partialFingerprints: { type: 'object', additionalProperties: text },
  },
  ['message'],
);

/** 3.13 and 3.14. */
export const sarifSchema = closed(
  {
    $schema: { type: 'string', format: 'uri' },
    version: { const: '2.1.0' },
    runs: list(
      closed(
        {
          tool: closed({ driver: closed({ name: text, semanticVersion: text, rules: list(reportingDescriptor) }, ['name']) }, ['driver']),
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          invocations: list(invocation),
          results: list(result),
        },
        ['tool'],
      ),
    ),
  },
  ['version', 'runs'],
);
