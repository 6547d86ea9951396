import { describe, expect, it } from 'vitest';
import { ENDLESS_FLEETS, withUnaffected } from '../../packages/flux-build/test/endless-fleets.ts';
import { textOf } from '../../packages/flux-build/test/fleet-fixture.ts';
import { directoryOf, runLimited } from '../security/run-limited.ts';

interface Answer {
  readonly findings: readonly { readonly rule: string; readonly severity: string; readonly message: string; readonly object?: string }[];
  readonly kustomizations: readonly {
    readonly name: string;
    readonly objects?: readonly { readonly metadata: { readonly name: string } }[];
  }[];
}

describe('slipway build ends within memory and time, and builds what is innocent, for', () => {
  it.each(Object.keys(ENDLESS_FLEETS))(
    '%s',
    async (name) => {
      const { files, rule, about, message } = (ENDLESS_FLEETS[name] as (typeof ENDLESS_FLEETS)[string])();
      const texts = Object.entries(withUnaffected(files)).map(([path, content]) => [path, textOf(content)] as const);
      expect(texts.reduce((sum, [path, text]) => sum + path.length + text.length, 0)).toBeLessThan(2_000_000);
      const cwd = directoryOf({ '.git/HEAD': 'ref: refs/heads/main\n', ...Object.fromEntries(texts) });
      const args = ['build', '.', '--output', 'json', '--kustomization', 'flux-system/good'];
      if (about !== undefined) args.push('--kustomization', `flux-system/${about}`);
      const { code, broke, stdout, stderr } = await runLimited(
        rule === 'build-too-large' && about === undefined ? args.slice(0, 4) : args,
        {
          cwd,
          seconds: 30,
          mebibytes: 1024,
        },
      );
      expect({ broke, code, stderr: stderr.slice(0, 1000) }).toMatchObject({ broke: undefined, code: 1 });
      const answer = JSON.parse(stdout) as Answer;
      const matching = answer.findings.filter((each) => each.rule === rule && message.test(each.message));
      expect(matching).not.toEqual([]);
      if (about !== undefined) expect(matching.map(({ object }) => object)).toEqual([`Kustomization/flux-system/${about}`]);
      const good = answer.kustomizations.find((each) => each.name === 'good');
      expect(good?.objects?.map(({ metadata }) => metadata.name)).toEqual(['innocent']);
    },
    100_000,
  );
});
