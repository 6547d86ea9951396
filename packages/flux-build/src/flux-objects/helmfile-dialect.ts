import { Dialect, type FunctionDefinition, type FunctionSet, GoError, inContext, pure, Unknown } from '@slipway/go-template';
import { HELM_FUNCTIONS } from '@slipway/go-template/helm-functions';
import { spendOperations } from '../spending.ts';

/** Cost of reading YAML by the rules of go-yaml. */
const OPERATIONS_PER_CHARACTER = 60;

/** Adds the cost of decoding a text, because a template can decode one text often. */
function withCost(name: 'fromYaml' | 'fromYamlArray'): FunctionDefinition {
  const definition = HELM_FUNCTIONS[name] as FunctionDefinition;
  return {
    ...definition,
    call: (text: string) => {
      spendOperations(OPERATIONS_PER_CHARACTER * text.length);
      return definition.call(text);
    },
  };
}

const unknown = (name: string): FunctionDefinition =>
  pure('func(...interface {}) interface {}', () => new Unknown(name), { unknown: 'value' });

/** Functions whose results depend on the shell, on other programs, or on values of environments. */
const OUTSIDE = [
  ...['env', 'requiredEnv', 'expandEnv', 'expandenv', 'exec', 'envExec', 'fetchSecretValue', 'expandSecretRefs'],
  ...['get', 'getOrNil', 'isDir', 'isFile', 'readDir', 'readDirEntries', 'setValueAtPath'],
];

const FUNCTIONS: FunctionSet = {
  ...HELM_FUNCTIONS,
  ...Object.fromEntries(OUTSIDE.map((name) => [name, unknown(name)])),
  fromYaml: withCost('fromYaml'),
  fromYamlArray: withCost('fromYamlArray'),
  readFile: inContext('func(string) (string, error)', ({ hooks }, path: string) => {
    const read = hooks.given?.readFile as ((path: string) => string | undefined) | undefined;
    const text = read?.(path);
    if (text === undefined) throw new GoError(`open ${path}: no such file or directory`);
    spendOperations(text.length);
    return text;
  }),
};

/** The template language of helmfile: a missing key of a map is an error. */
export const helmfileDialect = new Dialect({ functions: [FUNCTIONS], missingKey: 'error' });
