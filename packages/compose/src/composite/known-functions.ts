import { autoReady } from '../auto-ready/auto-ready.ts';
import { environmentConfigs } from '../environment-configs/environment-configs.ts';
import type { CompositionFunction } from '../functions/composition-function.ts';
import { patchAndTransform } from '../patch-and-transform/patch-and-transform.ts';

/** The functions that this package evaluates, by the name of their package. */
const KNOWN_FUNCTIONS: Readonly<Record<string, CompositionFunction>> = {
  'function-auto-ready': autoReady,
  'function-environment-configs': environmentConfigs,
  'function-patch-and-transform': patchAndTransform,
};

/** Returns the function of a package, such as `xpkg.crossplane.io/crossplane-contrib/function-auto-ready:v0.7.0`. */
export function functionOfPackage(reference: string): CompositionFunction | undefined {
  const name = packageName(reference);
  return Object.hasOwn(KNOWN_FUNCTIONS, name) ? KNOWN_FUNCTIONS[name] : undefined;
}

function packageName(reference: string): string {
  const path = reference.split('@', 1)[0] as string;
  const last = path.slice(path.lastIndexOf('/') + 1);
  return last.split(':', 1)[0] as string;
}

/** Organisations at the start of the names that Crossplane gives to functions that other packages depend on. */
const ORGANISATIONS: readonly string[] = ['crossplane-contrib-', 'crossplane-', 'upbound-'];

/** Returns the function of an object `Function`, by its name alone. */
export function functionOfName(name: string): CompositionFunction | undefined {
  const organisation = ORGANISATIONS.find((prefix) => name.startsWith(prefix)) ?? '';
  return functionOfPackage(name.slice(organisation.length));
}
