import { Dialect, type FunctionSet, GoError, given, inContext, pure, yamlValue } from '@slipway/go-template';
import { SLIM_SPRIG_FUNCTIONS } from '@slipway/go-template/slim-sprig';
import { trimOf } from '@slipway/manifest';
import { writeYaml } from '@slipway/manifest/yaml11';

/** Writes a value as YAML, with a line feed at its end. */
const toYaml = inContext('func(interface {}) (string, error)', ({ markerOf }, value) => writeYaml(yamlValue(value, markerOf)));

const FUNCTIONS: FunctionSet = {
  inputs: given('inputs'),
  slugify: pure('func(string) string', slugify),
  toYaml,
  mustToYaml: toYaml,
};

/** The template language of flux-operator: a missing key of a map is an error. */
export const operatorDialect = new Dialect({
  functions: [SLIM_SPRIG_FUNCTIONS, FUNCTIONS],
  delimiters: { left: '<<', right: '>>' },
  missingKey: 'error',
});

const MAX_SLUG = 63;

const SLUG_WORDS: Readonly<Record<string, string>> = { '&': 'and', '@': 'at', '"': '', "'": '' };

/** Keeps letters, digits and dashes. A long text is cut after a whole word. */
function slugify(text: string): string {
  const shown = text.trim().replaceAll(/[&@"']/g, (character) => SLUG_WORDS[character] as string);
  if (/[^ -~\t\n\r]/.test(shown)) throw new GoError('slugify of a text that is not ASCII is not supported');
  const slug = trimOf(
    shown
      .toLowerCase()
      .replaceAll(/[^a-z0-9_-]/g, '-')
      .replaceAll(/-+/g, '-'),
    '-_',
  );
  if (slug.length <= MAX_SLUG) return slug;
  const end = slug.lastIndexOf('-', MAX_SLUG);
  return slug.slice(0, end < 0 ? MAX_SLUG : end);
}
