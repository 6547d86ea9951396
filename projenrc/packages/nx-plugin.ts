import type { PackageDefinition } from '../package-definition.ts';

export const nxPlugin: PackageDefinition = {
  name: 'nx-plugin',
  summary: 'Infers the Nx targets synth, check and publish for every content package',
  side: 'top',
  imports: ['manifest'],
};
