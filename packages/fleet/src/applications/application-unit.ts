import type { Unit } from '@slipway/manifest';

/** A unit of an application, without what follows from its folder. */
type ApplicationUnit<Name extends string> = Omit<Unit<Name>, 'directory'> & {
  /** Folder below `applications`: `product-catalog`, or `product-catalog/tenant` for what the platform applies for it. */
  readonly folder: string;
};

/** A unit in the folder of the applications. */
export const applicationUnit = <const Name extends string>({ folder, ...unit }: ApplicationUnit<Name>): Unit<Name> => ({
  ...unit,
  directory: `applications/${folder}`,
});
