import { HUB } from '../../../packages/fleet-check/test/hub-and-spoke.ts';
import { operator } from './operator.ts';
import { overlays } from './overlays.ts';
import type { Files } from './texts.ts';
import { workloads } from './workloads.ts';

/** Fleets of four styles with nothing wrong. */
export const healthyFleets: Readonly<Record<string, Files>> = { overlays, workloads, operator, 'hub and spoke': HUB };
