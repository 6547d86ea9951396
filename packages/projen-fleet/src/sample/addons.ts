import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NewFleetNames } from './first-clusters.ts';
import { indexText, moduleText } from './module-text.ts';

/** `addons-catalog`: the add-ons of the library that most clusters have, and one with a chart of the team. */
export function addons({ scope }: NewFleetNames): Record<string, string> {
  const stock = (name: string, repository: string, body: string, more: Readonly<Record<string, string>> = {}) => ({
    [`packages/addons-catalog/src/addons/${name}.ts`]: moduleText(
      { '@slipway/eks': '{ stockAddons }', [`${scope}/flux-sources`]: `{ ${repository} }`, ...more },
      body,
    ),
  });
  return {
    ...stock('aws-ebs-csi-driver', 'ebsCsiCharts', AWS_EBS_CSI_DRIVER),
    ...stock('aws-load-balancer-controller', 'eksCharts', AWS_LOAD_BALANCER_CONTROLLER, { './cert-manager.ts': '{ certManager }' }),
    ...stock('cert-manager', 'jetstack', CERT_MANAGER),
    ...stock('external-secrets', 'externalSecretsCharts', EXTERNAL_SECRETS),
    ...stock('flux', 'fluxcdCommunity', FLUX),
    ...stock('prometheus', 'prometheusCommunity', PROMETHEUS, { './aws-ebs-csi-driver.ts': '{ awsEbsCsiDriver }' }),
    ...stock('sealed-secrets', 'sealedSecretsCharts', SEALED_SECRETS, { './external-secrets.ts': '{ externalSecrets }' }),
    'packages/addons-catalog/src/addons/karpenter.ts': moduleText(
      { '@slipway/eks': '{ stockAddons }', '@slipway/fleet': '{ defineOciRepository }' },
      KARPENTER,
    ),
    ...ownChart(),
    'packages/addons-catalog/src/assemble.ts': moduleText(
      { '@slipway/fleet': '{ assembleCatalogue }', '@slipway/manifest': 'type { ManifestFile }', './addons.gen.ts': '{ addons }' },
      `
/** The files of every add-on. */
export const assemble = (): ManifestFile[] => assembleCatalogue(addons);
`,
    ),
    'packages/addons-catalog/src/index.ts': indexText({
      '@slipway/fleet': '{ catalogueRules, use }',
      './addons.gen.ts': '*',
      './assemble.ts': '{ assemble }',
    }),
  };
}

/** A chart of the team, the types of its values, and its add-on. */
function ownChart(): Record<string, string> {
  const folder = new URL('../../sample/addons-catalog/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [`packages/addons-catalog/${relative(fileURLToPath(folder), path).split(sep).join('/')}`, readFileSync(path, 'utf8')];
    }),
  );
}

const AWS_EBS_CSI_DRIVER = `
export const awsEbsCsiDriver = stockAddons.awsEbsCsiDriver({
  chart: { repository: ebsCsiCharts, name: 'aws-ebs-csi-driver', version: '2.64.0' },
});
`;
const AWS_LOAD_BALANCER_CONTROLLER = `
export const awsLoadBalancerController = stockAddons.awsLoadBalancerController({
  chart: { repository: eksCharts, name: 'aws-load-balancer-controller', version: '3.5.0' },
  certManager,
});
`;
const CERT_MANAGER = `
export const certManager = stockAddons.certManager({
  chart: { repository: jetstack, name: 'cert-manager', version: 'v1.21.1' },
});
`;
const EXTERNAL_SECRETS = `
export const externalSecrets = stockAddons.externalSecrets({
  chart: { repository: externalSecretsCharts, name: 'external-secrets', version: '2.9.0' },
});
`;
const FLUX = `
/** Flux on the clusters that the hub creates; the hub installs it, and no cluster lists it. */
export const flux = stockAddons.flux({
  chart: { repository: fluxcdCommunity, name: 'flux2', version: '2.18.3' },
});
`;
const KARPENTER = `
/** Published as an OCI artifact only; its tag is the chart's version. */
const chart = defineOciRepository({ name: 'karpenter', url: 'oci://public.ecr.aws/karpenter/karpenter', tag: '1.14.1' });

export const karpenter = stockAddons.karpenter({ chart });
`;
const PROMETHEUS = `
export const prometheus = stockAddons.prometheus({
  chart: { repository: prometheusCommunity, name: 'prometheus', version: '29.27.0' },
  storage: awsEbsCsiDriver,
});
`;
const SEALED_SECRETS = `
export const sealedSecrets = stockAddons.sealedSecrets({
  chart: { repository: sealedSecretsCharts, name: 'sealed-secrets', version: '2.18.5' },
  externalSecrets,
});
`;
