import { assemble } from '@slipway/crossplane-compositions';
import type { HostProxy } from '../proxy/start-proxy.ts';
import { type OciRegistry, ociRegistry } from '../registry/oci-registry.ts';
import { packageImage, packagesOf } from './package-image.ts';

/** References of the packages that the fleet's definitions name. */
export const fleetPackages = (): readonly string[] => packagesOf(assemble().flatMap(({ objects }) => objects));

/** Puts packages into registries on the hosts that their references name. @default packages those of the fleet */
export function servePackages(proxy: Pick<HostProxy, 'serve'>, packages: readonly string[] = fleetPackages()): OciRegistry {
  const images = packages.map(packageImage);
  const registry = ociRegistry(images);
  for (const host of new Set(images.map((image) => image.host))) if (host) proxy.serve(host, registry.listener);
  return registry;
}
