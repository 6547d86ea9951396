import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gitFiles } from './git-files.ts';

/**
 * `node write-aws-facts.ts DIRECTORY` writes the regions, zones and instance types of AWS that Karpenter, kops and the SDK of AWS in it know. The directory holds
 * Git repositories: karpenter-provider-aws and kops.
 */
const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('usage: node write-aws-facts.ts DIRECTORY');

const karpenter = gitFiles(resolve(directory), 'karpenter-provider-aws');
const kops = gitFiles(resolve(directory), 'kops');
const PRICES = ['aws', 'aws_cn', 'aws_us_gov'].map((partition) => `pkg/providers/pricing/zz_generated.pricing_${partition}.go`);
const prices = PRICES.map((file) => karpenter.read('HEAD', file)).join('\n');
const limits = karpenter.read('HEAD', 'pkg/providers/instancetype/zz_generated.vpclimits.go');

const partitions = kops.read('HEAD', 'vendor/github.com/aws/aws-sdk-go-v2/internal/endpoints/awsrulesfn/partitions.json');

const REGION = /"([a-z]{2,4}(?:-[a-z]+)+-\d)"\s*:\s*\{/g;
const TYPE = /"([a-z][a-z0-9-]*\.[a-z0-9-]+)":/g;
const ZONE = /"([a-z]{2}(?:-[a-z]+)+-\d)([a-z])"/g;
const unique = (texts: Iterable<string>): readonly string[] => [...new Set(texts)].sort();

const regions = unique([...partitions.matchAll(REGION)].map(([, region = '']) => region));
const types = unique([...prices.matchAll(TYPE), ...limits.matchAll(TYPE)].map(([, type = '']) => type));
const zones = Map.groupBy([...kops.read('HEAD', 'pkg/zones/wellknown.go').matchAll(ZONE)], ([, region = '']) => region);
const families = Map.groupBy(types, (type) => type.slice(0, type.indexOf('.')));
const [, date = ''] = /generated at (\d{4}-\d{2}-\d{2})/.exec(prices) ?? [];

const facts = {
  date,
  sources: [`karpenter-provider-aws ${karpenter.commit('HEAD')}`, `kops ${kops.commit('HEAD')}`],
  zones: Object.fromEntries(
    regions.map((region) => [region, unique((zones.get(region) ?? []).map(([, , letter = '']) => letter)).join('')] as const),
  ),
  instances: Object.fromEntries([...families].map(([family, all]) => [family, all.map((type) => type.slice(family.length + 1)).join(' ')])),
};

const file = new URL('../../src/networks/aws-facts.gen.ts', import.meta.url);
const text = JSON.stringify(facts, undefined, 1);
writeFileSync(
  file,
  `/* Written by packages/fleet-check/test/facts/write-aws-facts.ts. */\n\nexport const awsFactsText = String.raw\`${text}\`;\n`,
);
