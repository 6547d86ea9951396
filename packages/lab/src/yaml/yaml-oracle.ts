import { startLineOracle } from '../processes/line-oracle.ts';
import { type EnsureOptions, ensureProgram } from '../programs/ensure-program.ts';

/** The results of both versions of go-yaml for a text. */
export interface ParsedYaml {
  /** The first document as v3 parses it: style or kind of each node, then its text or its children. */
  readonly root?: readonly unknown[];
  /** Why v2 or v3 rejects it. */
  readonly v2?: string;
  readonly v3?: string;
}

/** go-yaml in a process of its own. */
export interface YamlOracle extends AsyncDisposable {
  parse(text: string): Promise<ParsedYaml>;
}

/** Starts the oracle, building it on first use. */
export async function startYamlOracle(options: EnsureOptions = {}): Promise<YamlOracle> {
  const oracle = startLineOracle(await ensureProgram('yaml-oracle', options), 'the YAML oracle');
  return {
    parse: async (text) => (await oracle.ask({ text })) as ParsedYaml,
    [Symbol.asyncDispose]: () => oracle[Symbol.asyncDispose](),
  };
}
