import type { Unit, UnitContent } from '@slipway/manifest';

/** Input of {@link applicationUnit}. */
interface ApplicationUnit<Name extends string> extends UnitContent<Name> {
  /**
   * Folder of the unit below `applications`.
   * @example 'product-catalog'
   */
  readonly folder: string;
}

/** Returns a unit in the folder of the applications. */
export const applicationUnit = <const Name extends string>({ folder, ...unit }: ApplicationUnit<Name>): Unit<Name> => ({
  ...unit,
  directory: `applications/${folder}`,
});
