import { checkDefinitions, checkUnits, type Finding } from '@slipway/manifest';
import { checkCharts } from '../sources/check-charts.ts';
import { checkImages } from './check-images.ts';
import { checkTenancy } from './check-tenancy.ts';
import type { Application } from './define-application.ts';

/** Returns every problem of `applications` that their types cannot express, or that plain JavaScript can have. */
export function checkApplications(applications: readonly Application[]): Finding[] {
  const units = applications.flatMap(unitsOf);
  return [
    ...checkDefinitions(applications, 'duplicate-application'),
    ...checkUnits(units),
    ...checkCharts(units),
    ...applications.flatMap(checkTenancy),
    ...units.flatMap(checkImages),
  ];
}

/** Returns the units of an application in the order in which they are applied. */
export const unitsOf = ({ tenant, units }: Application) => [...(tenant ? [tenant] : []), ...units];
