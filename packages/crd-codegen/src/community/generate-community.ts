import { createHash } from 'node:crypto';
import type { KindSchema } from '@slipway/kube-models';
import { compareStrings, type Finding } from '@slipway/manifest';
import type { Generated } from '../generate.ts';
import { parseSource } from '../parse-source.ts';
import type { SourceFile } from '../source-file.ts';
import { type CrdProject, type CrdSource, sourcesByFile } from '../sources/crd-sources.ts';
import { type CommunityProject, communityProjects } from './community-projects.ts';
import { noticeText } from './notice-text.ts';
import { groupFileText, poolSchemas } from './pool-schemas.ts';

/**
 * Returns the generated files of `@slipway/community-kinds`, from the CRDs of the listed projects. Ignores files of other folders. The
 * same input gives the same bytes.
 */
export function generateCommunity(listed: readonly CrdProject[], sources: readonly SourceFile[]): Generated {
  const projects = communityProjects(listed);
  const byFolder = new Map(projects.map((project) => [project.folder, project]));
  const parsed = sources
    .flatMap((source) => {
      const project = byFolder.get(source.name.split('/')[0] ?? '');
      return project === undefined ? [] : [{ source, project, ...parseSource(source) }];
    })
    .sort((a, b) => compareStrings(a.source.name, b.source.name));
  const kinds = parsed.flatMap(({ kinds, project, source }) => kinds.map((schema) => ({ schema, project, source })));
  const findings = [...parsed.flatMap((one) => one.findings), ...conflicts(kinds)];
  const skipped = parsed.reduce((sum, one) => sum + one.skipped, 0);
  if (findings.length > 0) return { files: new Map(), findings, kinds: 0, skipped };

  const groups = [...Map.groupBy(kinds, ({ schema }) => schema.group)]
    .sort(([a], [b]) => compareStrings(a, b))
    .map(([group, members]) => groupOf(group, members));
  const files = new Map(groups.map(({ group, text }) => [`gen/${group}.json`, text]));
  files.set('gen/index.json', `[\n${groups.map(({ line }) => ` ${line}`).join(',\n')}\n]\n`);
  files.set('NOTICE', noticeText(projects));
  files.set(
    'crds.lock.json',
    lockText(
      projects,
      parsed.map(({ source }) => source),
      sourcesByFile(listed),
    ),
  );
  return { files, findings, kinds: kinds.length, skipped };
}

interface Defined {
  readonly schema: KindSchema;
  readonly project: CommunityProject;
  readonly source: SourceFile;
}

function groupOf(group: string, members: readonly Defined[]): { readonly group: string; readonly text: string; readonly line: string } {
  // Versions keep the order of their CRD.
  const sorted = members.toSorted((a, b) => compareStrings(a.schema.kind, b.schema.kind));
  const text = groupFileText(poolSchemas(sorted.map(({ schema }) => schema)));
  const kinds = [...Map.groupBy(sorted, ({ schema }) => schema.kind)].map(([kind, versions]) => {
    const [{ schema, project }] = versions as [Defined, ...Defined[]];
    const { plural, scope } = schema;
    return { kind, plural, scope, source: project.folder, versions: versions.map((each) => each.schema.version) };
  });
  return { group, text, line: JSON.stringify({ group, sha256: sha256(text), kinds }) };
}

function conflicts(kinds: readonly Defined[]): readonly Finding[] {
  const groups = Map.groupBy(kinds, ({ schema: { group, version, kind } }) => `${group}/${version} ${kind}`);
  return [...groups].flatMap(([name, [first, ...others]]) =>
    others.map(({ source }) => ({
      rule: 'crd-conflict',
      severity: 'reject' as const,
      message: `${name} is also defined in ${first?.source.name}`,
      file: source.name,
      pointer: '',
      expected: 'one definition of each version of a kind',
      remedy: 'keep one of the files',
    })),
  );
}

function lockText(projects: readonly CommunityProject[], sources: readonly SourceFile[], origins: ReadonlyMap<string, CrdSource>): string {
  const lines = (items: readonly unknown[]): string => items.map((item) => `\n  ${JSON.stringify(item)}`).join(',');
  const files = sources.map(({ name, sha256 }) => ({ file: name, sha256, source: origins.get(name) ?? 'unknown' }));
  return `{\n "projects": [${lines(projects)}\n ],\n "files": [${lines(files)}\n ]\n}\n`;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
