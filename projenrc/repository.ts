import { type ContentPackage, type ContentPackageOptions, SlipwayFleet } from '@slipway/projen-fleet';
import { License } from 'projen';
import { addPackage, dependenciesOf, nxTags, testScript } from './add-package.ts';
import { PackageMap } from './components/package-map.ts';
import { productCommands } from './components/product-commands.ts';
import { productConfig } from './components/product-config.ts';
import { productWorkflows } from './components/product-workflows.ts';
import { type PackageDefinition, SCOPE } from './package-definition.ts';

const PLATFORM = `${SCOPE}/platform`;

/** The reference fleet, as any team has one, and the packages of the product with the tools to develop and release them. */
export function defineRepository(packages: readonly PackageDefinition[]): SlipwayFleet {
  const [content, product] = [packages.filter(isContent), packages.filter((definition) => !isContent(definition))];
  const repository = new SlipwayFleet({
    name: 'slipway',
    scope: SCOPE,
    packages: 'workspace',
    contentPackages: content.map(contentPackage),
    owners: { fleet: PLATFORM, folders: ownedFolders(product) },
    workflows: false,
  });
  for (const [index, { packageJson }] of repository.contentPackages.entries()) addForTests(packageJson, content[index]);
  for (const definition of product) addPackage(repository, definition);
  new License(repository, { spdx: 'Apache-2.0' });
  new PackageMap(repository, packages);
  productCommands(repository);
  productConfig(repository, product);
  productWorkflows(repository);
  return repository;
}

const isContent = ({ side }: PackageDefinition): boolean => side === 'content';

const contentPackage = (definition: PackageDefinition): ContentPackageOptions => ({
  name: definition.name,
  summary: definition.summary,
  prefixes: definition.prefixes ?? [],
  dependencies: dependenciesOf(definition),
  ...(definition.registries ? { registries: definition.registries } : {}),
  ...(definition.owner ? { owner: `${SCOPE}/${definition.owner}` } : {}),
});

/** One run tests all packages of this repository. Tags contain the side and level of a package. */
function addForTests(packageJson: ContentPackage['packageJson'], definition: PackageDefinition | undefined): void {
  if (definition === undefined) return;
  packageJson.addOverride('license', 'Apache-2.0');
  packageJson.addOverride('scripts', testScript(definition));
  packageJson.addOverride('nx', nxTags(definition));
}

const ownedFolders = (packages: readonly PackageDefinition[]): Record<string, string> =>
  Object.fromEntries(packages.flatMap(({ name, owner }) => (owner === undefined ? [] : [[`packages/${name}`, `${SCOPE}/${owner}`]])));
