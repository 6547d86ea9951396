import type { PackageDefinition } from './package-definition.ts';

/** Tools may use level 0 and these other tools. Follows the table of the design, row by row. */
const TOOL_ARROWS: Readonly<Record<string, readonly string[]>> = {
  'crd-codegen': [],
  validate: [],
  'go-template': [],
  'flux-build': ['go-template'],
  helm: ['flux-build', 'go-template'],
  compose: ['go-template'],
  'fleet-check': ['flux-build'],
  publish: [],
  review: ['validate', 'flux-build', 'compose', 'fleet-check', 'helm'],
};

/** Returns the reason why `from` may not import `to`, or undefined if it may. */
export function forbiddenArrow(from: PackageDefinition, to: PackageDefinition): string | undefined {
  if (from.side === 'top') return undefined;
  if (to.side === 'top') return `${from.name} is ${from.side}; only the top level imports ${to.name}`;
  if (from.side === 'model') return `${from.name} is level 0 and imports npm packages only`;
  return from.side === 'tool' ? forbiddenByTool(from, to) : forbiddenByFleet(from, to);
}

/** Returns why a library or content may not import `to`. */
function forbiddenByFleet(from: PackageDefinition, to: PackageDefinition): string | undefined {
  if (to.side === 'tool') return `${from.side} never imports tools: ${from.name} -> ${to.name}`;
  if (from.side === 'library' && to.side === 'content') return `libraries never import content: ${from.name} -> ${to.name}`;
  if (to.side === 'model' || from.side !== to.side) return undefined;
  return (to.level ?? 0) < (from.level ?? 0) ? undefined : `${from.name} (level ${from.level}) imports ${to.name} (level ${to.level})`;
}

/** Returns why a tool may not import `to`. */
function forbiddenByTool(from: PackageDefinition, to: PackageDefinition): string | undefined {
  if (to.side === 'content' || to.side === 'library') return `tools never import ${to.side}: ${from.name} -> ${to.name}`;
  if (to.side === 'tool' && !TOOL_ARROWS[from.name]?.includes(to.name)) return `the design has no arrow ${from.name} -> ${to.name}`;
  if (from.name === 'publish' && to.name !== 'manifest') return 'publish imports manifest only';
  return undefined;
}
