import { checkUnits, type Finding, locationOf } from '@slipway/manifest';
import { checkImages } from './check-images.ts';
import { checkTenancy } from './check-tenancy.ts';
import type { Application } from './define-application.ts';

/** Every problem of `applications` that their types cannot see, or could not see in plain JavaScript. */
export function checkApplications(applications: readonly Application[]): Finding[] {
  const units = applications.flatMap(unitsOf);
  return [
    ...duplicates(applications),
    ...withoutMainUnit(applications),
    ...checkUnits(units),
    ...applications.flatMap(checkTenancy),
    ...units.flatMap(checkImages),
  ];
}

/** The units of an application in the order in which they are applied. */
export const unitsOf = ({ tenant, units }: Application) => [...(tenant ? [tenant] : []), ...units];

function duplicates(applications: readonly Application[]): Finding[] {
  return applications.flatMap((application) => {
    if (applications.find(({ name }) => name === application.name) === application) return [];
    return [
      report(application, 'duplicate-application', 'two applications have this name', application.name, 'a name of its own', 'rename one'),
    ];
  });
}

/** Pointers on a cluster are found by the unit that is named like the application. */
function withoutMainUnit(applications: readonly Application[]): Finding[] {
  return applications.flatMap((application) => {
    const names = application.units.map(({ name }) => name);
    if (names.includes(application.name)) return [];
    return [
      report(application, 'no-main-unit', 'none of its units is named like it', names, `a unit ${application.name}`, 'rename its unit'),
    ];
  });
}

function report(application: Application, rule: string, message: string, value: unknown, expected: string, remedy: string): Finding {
  const source = locationOf(application);
  return {
    rule,
    severity: 'reject',
    message: `${application.name}: ${message}`,
    file: application.units[0] ? `${application.units[0].directory}/kustomization.yaml` : '',
    pointer: '',
    ...(source ? { source } : {}),
    value,
    expected,
    remedy,
  };
}
