import { compiledValidator, type SchemaProblem, schemaProblems } from './schema-problem.ts';
import type { PackageSettings } from './settings.gen.ts';
import * as compiled from './validate-settings.gen.ts';

/** The valid fields of the `slipway` field of a package.json. */
export interface Settings extends Pick<PackageSettings, 'prefixes' | 'registries' | 'shards' | 'configuration'> {
  /** Files and directories with CRDs, relative to the package.json; undefined for an item that is not valid. */
  readonly crds?: readonly (string | undefined)[];
}

/** Settings and their problems, with pointers into the package.json: `/slipway/prefixes/0`. */
export interface ReadSettings {
  readonly settings: Settings;
  readonly problems: readonly SchemaProblem[];
}

/** Reads the `slipway` field of a package.json, whose values may have any type. Returns no settings when the field is absent or null. */
export function readSettings({ slipway }: { readonly slipway?: unknown }): ReadSettings {
  if (slipway === undefined || slipway === null) return { settings: {}, problems: [] };
  const validateSettings = compiledValidator(compiled, 'validateSettings');
  const problems = validateSettings(slipway)
    ? sharedDefinitions(slipway as PackageSettings)
    : schemaProblems(validateSettings.errors ?? []);
  if (problems.length === 0) return { settings: slipway as PackageSettings, problems };
  return {
    settings: validSettings(slipway, problems),
    problems: problems.map((problem) => ({ ...problem, pointer: `/slipway${problem.pointer}` })),
  };
}

/** Reports each shard whose definitions overlap with another shard: the name of one begins with the name of the other. */
const sharedDefinitions = ({ shards = [] }: PackageSettings): SchemaProblem[] =>
  shards.flatMap((shard, index) => {
    const other = shards.find((each) => shard.startsWith(`${each}-`));
    if (other === undefined) return [];
    const expected = `a name that does not begin with ${other}-, another shard`;
    return [
      {
        kind: 'wrong',
        message: 'two shards overlap',
        pointer: `/shards/${index}`,
        value: shard,
        expected,
        remedy: 'remove one of the two',
      },
    ];
  });

function validSettings(slipway: unknown, problems: readonly SchemaProblem[]): Settings {
  if (problems.some(({ pointer }) => pointer === '')) return {};
  const isWrong = (pointer: string): boolean => problems.some((problem) => problem.pointer === pointer);
  const fields = Object.entries(slipway as object).filter(([name]) => !problems.some(({ pointer }) => pointer.split('/')[1] === name));
  const { crds } = slipway as { readonly crds?: unknown };
  const soundCrds =
    Array.isArray(crds) && !isWrong('/crds') ? crds.map((path, index) => (isWrong(`/crds/${index}`) ? undefined : path)) : undefined;
  return { ...Object.fromEntries(fields), ...(soundCrds === undefined ? {} : { crds: soundCrds }) };
}
