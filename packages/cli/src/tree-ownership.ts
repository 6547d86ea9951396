import type { Finding } from '@slipway/manifest';
import type { AssembledPackage } from './assemble.ts';
import type { Workspace } from './workspace.ts';

export function ownershipFindings(_workspace: Workspace, packages: readonly AssembledPackage[]): Finding[] {
  const seen = new Map<string, string>();
  return packages.flatMap(({ package: content, files }) =>
    files.flatMap((file): Finding[] => {
      const base = { severity: 'reject' as const, file: file.path, pointer: '', expected: 'x', remedy: 'x' };
      const first = seen.get(file.path);
      seen.set(file.path, content.name);
      if (first) return [{ ...base, rule: 'two-owners', message: `${first} and ${content.name}` }];
      return content.prefixes.some((prefix) => file.path.startsWith(`${prefix}/`))
        ? []
        : [{ ...base, rule: 'outside-prefix', message: content.name }];
    }),
  );
}
