/** Label of the namespaces of this fleet that names the team. */
export const teamLabel = 'fleet.slipway.example/team';
