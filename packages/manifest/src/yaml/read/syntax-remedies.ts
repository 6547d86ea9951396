/** Remedies for syntax errors, by the message of go-yaml. For other messages, the position is sufficient. */
export const SYNTAX_REMEDIES: ReadonlyMap<string, string> = new Map([
  [
    'mapping values are not allowed in this context',
    'quote the text if it holds a colon, or give the key the indentation of its neighbours',
  ],
  ["could not find expected ':'", 'write the key with its colon on one line, or indent the text that continues the line before'],
  ['did not find expected key', 'give the line the indentation of the keys of its map, or quote the text before it'],
  ["did not find expected '-' indicator", 'begin the line with a dash, or indent it as part of the item or key before'],
  ["did not find expected ',' or ']'", 'close the list with ], separate its items by commas, and write a blank behind each colon'],
  ["did not find expected ',' or '}'", 'close the map with }, separate its fields by commas, and write a blank behind each colon'],
  ['did not find expected node content', 'write the value that is missing here'],
  ['did not find expected <document start>', 'begin another document with a line ---; what follows here is not read'],
  ['found character that cannot start any token', 'indent by spaces where there is a tab; quote a text that begins with @, ` or %'],
  ['found unexpected end of stream', 'close the quotes that begin here'],
  ['found unexpected document indicator', 'close the quotes, or indent the line that begins with --- or ...'],
  ['found unknown escape character', 'double the backslash, use single quotes, or write a slash without a backslash'],
  ['found invalid Unicode character escape code', 'write the character itself, or its whole code point as \\U with eight digits'],
  ['found a tab character that violates indentation', 'indent by spaces'],
  ['found a tab character where an indentation space is expected', 'indent by spaces'],
  ['block sequence entries are not allowed in this context', 'begin the list on a line of its own, or quote the text'],
  ['found incompatible YAML document', 'remove the %YAML directive'],
]);
