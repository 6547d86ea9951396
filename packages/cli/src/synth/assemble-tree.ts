import { checkTree, DefinitionError, type Finding, type FleetPart, generatedBy, inheritLocation, renderFile } from '@slipway/manifest';
import { selectPackages, type Workspace } from '../repository/workspace.ts';
import { type AssembledPackage, assemblePackages } from './assemble.ts';
import { requireOwnCode } from './own-code.ts';
import { misnamedFindings, registriesOf, staleFindings, writeRegistries } from './registries.ts';

/** A package with the text of each of its files, by path. */
export interface RenderedPackage extends AssembledPackage {
  readonly texts: ReadonlyMap<string, string>;
}

/** The tree as text, and all problems of its definitions, its values and its paths. */
export interface AssembledTree {
  readonly packages: readonly RenderedPackage[];
  readonly findings: readonly Finding[];
  /** Names of packages that failed to assemble. `packages` does not contain them. */
  readonly absent: readonly string[];
}

/**
 * Assembles and renders the packages with `names`, or all. A file that cannot be rendered is a finding. Nothing is assembled if a
 * registry does not list the content of its folder. `registries` decides whether it is updated or reported. `part` is passed to
 * `assemble`.
 */
export async function assembleTree(
  workspace: Workspace,
  names: readonly string[],
  progress: (text: string) => void,
  registries: 'write' | 'report' = 'report',
  part?: FleetPart,
): Promise<AssembledTree> {
  const selected = selectPackages(workspace, names);
  requireOwnCode(workspace);
  const unlisted = registryFindings(workspace, registries, progress);
  if (unlisted.length > 0) return { packages: [], findings: unlisted, absent: selected.map(({ name }) => name) };
  const assembly = await assemblePackages(selected, (name) => progress(`assembling ${name}`), part);
  progress('rendering');
  const findings = [...assembly.findings, ...ownershipFindings(workspace, assembly.packages)];
  const packages = assembly.packages.map((assembled) => ({ ...assembled, texts: renderPackage(assembled, findings) }));
  return { packages, findings, absent: assembly.absent };
}

/** Returns the problems of the lists of definitions. Nothing is loaded if one does not match its folder. */
export function registryFindings(workspace: Workspace, registries: 'write' | 'report', progress: (text: string) => void): Finding[] {
  const found = registriesOf(workspace);
  const misnamed = misnamedFindings(found);
  if (misnamed.length > 0) return misnamed;
  if (registries === 'report') return staleFindings(found);
  for (const file of writeRegistries(workspace, found)) progress(`wrote ${file}`);
  return [];
}

/** Checks the owners of paths. Owners are all packages of the repository, whether selected or not. */
function ownershipFindings({ packages }: Workspace, assembled: readonly AssembledPackage[]): Finding[] {
  const files = assembled.flatMap((each) => each.files.map((file) => inheritLocation({ ...file, package: each.package.name }, file)));
  return checkTree(
    files,
    packages.map(({ name, prefixes }) => ({ package: name, prefixes })),
  );
}

function renderPackage({ package: content, files }: AssembledPackage, findings: Finding[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of files) {
    try {
      texts.set(file.path, renderFile(file, { header: generatedBy(content.name) }));
    } catch (error) {
      if (!(error instanceof DefinitionError)) throw error;
      findings.push(...error.findings);
    }
  }
  return texts;
}
